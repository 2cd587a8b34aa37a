import { KILOMETRES_A_MILE } from '../../domain/place.ts';
import { toPostcode } from '../../domain/postcode.ts';

/** Words of a search that ask for what is near something. */
export interface AskedNear {
  /** Kilometres, where a distance was named. */
  readonly radius: number | null;
  /** What may be the place, the longest first, each with the search without it. */
  readonly readings: readonly { readonly place: string; readonly search: string }[];
}

const UNIT = `(?<unit>km|kms|kilomet(?:er|re)s?|mi|miles?)`;
const WITHIN = String.raw`(?:with)?in\s+(?:a\s+)?(?<within>\d{1,3}(?:\.\d+)?)\s*${UNIT}\s+(?:of|from|around|round)`;
const NEAR = new RegExp(
  String.raw`(?<=^|\s)(?:${WITHIN}|near(?:\s+to)?|close\s+to|around|round|not\s+far\s+from)\s+`,
  'iu',
);

/** A whole postcode or an outward code, with what follows. */
const POSTCODE = /^[a-z]{1,2}\d[a-z\d]?(?:\s*\d[a-z]{2})?(?=$|[\s,;.])/iu;
/** Towns have at most so many words. */
const MOST_WORDS = 5;

/** What a search asks to be near, if it does: "curry near ST15 8ZX", "pizza within 3 miles of Stone". */
export function askedNear(search: string): AskedNear | null {
  const found = NEAR.exec(search);
  if (!found) return null;
  const { within, unit } = found.groups ?? {};
  const radius = within === undefined ? null : Number(within) * (unit?.startsWith('k') ? 1 : KILOMETRES_A_MILE);
  const before = search.slice(0, found.index).trim();
  const after = search.slice(found.index + found[0].length).trim();
  const readings = placesIn(after).map((place) => ({
    place,
    search: [before, after.slice(place.length).replace(/^[\s,;.]+/, '')].filter(Boolean).join(' '),
  }));
  return readings.length > 0 ? { radius, readings } : null;
}

function placesIn(text: string): readonly string[] {
  const [postcode] = POSTCODE.exec(text) ?? [];
  if (postcode !== undefined) {
    const outward = postcode.split(/\s/)[0] as string;
    return toPostcode(postcode, '') === null && outward !== postcode ? [outward] : [postcode];
  }
  const ends = [...text.matchAll(/(?<=[\p{L}\p{N}.])(?=$|[\s,;])/gu)].map(({ index }) => index);
  return ends
    .slice(0, MOST_WORDS)
    .map((end) => text.slice(0, end))
    .reverse();
}
