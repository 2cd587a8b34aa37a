import { ALLERGENS, type AllergenCode } from '../domain/allergens.ts';

const singular = (word: string): string => word.replace(/(?<=[^s])s$/, '');

/** Words that people use for more, or other, than one allergen of the list. Who avoids nuts mostly avoids peanuts too. */
const BROADER: readonly (readonly [string, readonly AllergenCode[]])[] = [
  ['nut', ['NUTS', 'PEANUTS']],
  ['shellfish', ['CRUSTACEANS', 'MOLLUSCS']],
  ['sulphur', ['SULPHITES']],
];
/** What must be known to be absent for each word, in the singular, that is asked to be left out. */
const ABSENT: ReadonlyMap<string, readonly AllergenCode[]> = new Map([
  ...ALLERGENS.flatMap(({ code, name, aliases }) =>
    [name, ...aliases].map((word) => [singular(word.toLowerCase()), [code]] as const),
  ),
  ...BROADER,
]);
const ALONE: Readonly<Record<string, string>> = { gf: 'gluten', coeliac: 'gluten', celiac: 'gluten', df: 'dairy' };

const WORD = `(?:${[...ABSENT.keys()].sort((a, b) => b.length - a.length).join('|')})s?`;
const LIST = `${WORD}(?:-?(?:\\s*(?:,|/|&|\\+|and|or))+\\s*${WORD})*`;
/** Neither part of a longer word nor of a quoted phrase or an exclusion, which are looked for as they are typed. */
const ASKED = new RegExp(
  `(?<![\\p{L}"“-])(?:(${LIST})[\\s-]+free(?!\\s+from)|(?:no|without|free\\s+(?:from|of))\\s+(${LIST})|(${Object.keys(ALONE).join('|')}))(?![\\p{L}"”-])`,
  'giu',
);
const EACH = new RegExp(`(?<!\\p{L})${WORD}(?!\\p{L})`, 'giu');

/**
 * Splits "gluten free pizza" into what is looked for and the allergens that must be known to be absent from it: as words
 * they would find every text that speaks of gluten, "gluten free base 2.00 extra" among them. Lists are read whole:
 * "dairy and gluten free", "without nuts or milk".
 */
export function takeFreeFrom(term: string): { readonly term: string; readonly absent: readonly AllergenCode[] } {
  const absent = new Set<AllergenCode>();
  const rest = term.replace(ASKED, (_, free?: string, without?: string, alone?: string) => {
    for (const [word] of (free ?? without ?? ALONE[alone?.toLowerCase() ?? ''] ?? '').matchAll(EACH))
      for (const code of ABSENT.get(singular(word.toLowerCase())) ?? []) absent.add(code);
    return ' ';
  });
  return absent.size > 0 ? { term: rest.trim(), absent: [...absent] } : { term, absent: [] };
}
