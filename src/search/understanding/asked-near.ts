import { NUMBER_WORDS } from '@menu-data-service/menu-model/number-words';
import { KILOMETRES_A_MILE } from '../../domain/place.ts';
import { toPostcode } from '../../domain/postcode.ts';
import type { AskedNear } from '../../ports/search/near.ts';
import { readGroups } from '../words/read-list.ts';

const listed = readGroups('asked/near.txt');

/** Elided article: "pres d" begins "près d’Uttoxeter". */
const ELIDED = /\bd$/;

/** Alternation of these words, longest first. */
const anyOf = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll(' ', String.raw`\s+`).replace(ELIDED, "d['’]"))
    .join('|');

const AMOUNT = String.raw`\d{1,3}(?:[.,]\d+)?|an?|${anyOf([...NUMBER_WORDS.keys()])}`;
const UNIT = `(?<kilometres>${anyOf(listed('kilometres'))})|${anyOf(listed('miles'))}`;
const DISTANCE = String.raw`(?:(?:${anyOf(listed('within'))})\s+)?(?:an?\s+(?=\d))?(?<amount>${AMOUNT})\s*(?:${UNIT})\s+(?:${anyOf(listed('from'))})`;
const NEAR = new RegExp(String.raw`(?<=^|\s)(?:${DISTANCE}|${anyOf(listed('near'))})(?:\s+|(?<=['’])(?=\p{L}))`, 'iu');

/** A whole postcode or an outward code, with what follows. */
const POSTCODE = /^[a-z]{1,2}\d[a-z\d]?(?:\s*\d[a-z]{2})?(?=$|[\s,;.])/iu;
const MAX_WORDS = 5;

/** Extracts a place to be near, if any: "curry near ST15 8ZX", "pizza within 3 miles of Stone", "curry près de Stone". */
export function askedNear(search: string): AskedNear | null {
  const found = NEAR.exec(withoutAccents(search));
  if (!found) return null;
  const before = search.slice(0, found.index).trim();
  const after = search.slice(found.index + found[0].length).trim();
  const readings = placesIn(after).map((place) => ({
    place,
    search: [before, after.slice(place.length).replace(/^[\s,;.]+/, '')].filter(Boolean).join(' '),
  }));
  return readings.length > 0 ? { radius: radiusOf(found.groups ?? {}), readings } : null;
}

/** Keeps the length, so that positions match the typed text. */
const withoutAccents = (text: string): string =>
  text.replace(/[\u00C0-\u024F]/g, (letter) => letter.normalize('NFD')[0] ?? letter).replace(/ł/g, 'l');

/** Kilometres. */
function radiusOf({ amount, kilometres }: Readonly<Record<string, string>>): number | null {
  if (amount === undefined) return null;
  const word = amount.toLowerCase();
  const value = /^an?$/.test(word) ? 1 : (NUMBER_WORDS.get(word) ?? Number(word.replace(',', '.')));
  return value * (kilometres === undefined ? KILOMETRES_A_MILE : 1);
}

function placesIn(text: string): readonly string[] {
  const [postcode] = POSTCODE.exec(text) ?? [];
  if (postcode !== undefined) {
    const outward = postcode.split(/\s/)[0] as string;
    return toPostcode(postcode, '') === null && outward !== postcode ? [outward] : [postcode];
  }
  const ends = [...text.matchAll(/(?<=[\p{L}\p{N}.])(?=$|[\s,;])/gu)].map(({ index }) => index);
  return ends
    .slice(0, MAX_WORDS)
    .map((end) => text.slice(0, end))
    .reverse();
}
