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

function codesIn(note: string): readonly AllergenCode[] {
  return note
    .toLowerCase()
    .replace(/\b(?:may contain|contains|traces of)\b/g, ' ')
    .split(/[,;/&]|\band\b/)
    .flatMap((word) => CODES.get(word.trim()) ?? []);
}

/**
 * Entries are separated by commas outside brackets, and may carry blanks, mixed case and notes in brackets; a dash is none. An allergen
 * that only a note names counts too: "Milk (may contain nuts)" is not free of nuts.
 */
export function parseAllergenList(text: string): AllergenList {
  if (text.trim() === '-') return { codes: [], known: true };
  const found = new Set<AllergenCode>();
  let known = true;
  for (const entry of text.split(/,(?![^(]*\))/)) {
    const [, name = '', notes = ''] = /^([^(]*)(.*)$/s.exec(entry) ?? [];
    const code = CODES.get(name.replace(/\s+/g, ' ').trim().toLowerCase());
    if (code) found.add(code);
    else known = false;
    for (const noted of codesIn(notes.replace(/[()]/g, ','))) found.add(noted);
  }
  return { codes: ALLERGENS.map(({ code }) => code).filter((code) => found.has(code)), known };
}
