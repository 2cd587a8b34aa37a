import { ALLERGENS, type AllergenCode } from './allergens.ts';

/** What a list of allergens, as it stands in an item, says. */
export interface AllergenList {
  /** Contained or possibly contained, stated or estimated, in the order of the 14. */
  readonly codes: readonly AllergenCode[];
  /** False where the list is unknown, or says anything that is not one of the 14: such an item is free of nothing. */
  readonly known: boolean;
}

const CODES: ReadonlyMap<string, AllergenCode> = new Map(
  ALLERGENS.flatMap(({ code, name, aliases }) =>
    [code, name, ...aliases].map((word) => [word.toLowerCase(), code] as const),
  ),
);

function words(entry: string): string {
  return entry
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Entries are separated by commas outside brackets, and may carry blanks, mixed case and notes in brackets; a dash is none. */
export function parseAllergenList(text: string): AllergenList {
  const entries = text.split(/,(?![^(]*\))/).map(words);
  if (entries.length === 1 && entries[0] === '-') return { codes: [], known: true };
  const found = new Set<AllergenCode>();
  let known = true;
  for (const entry of entries) {
    const code = CODES.get(entry);
    if (code) found.add(code);
    else known = false;
  }
  return { codes: ALLERGENS.map(({ code }) => code).filter((code) => found.has(code)), known };
}
