import type { AllergenCode } from '../domain/allergens.ts';

/** What must be known to be absent for each word that is asked to be left out. Nuts mean peanuts too. */
const ABSENT: Readonly<Record<string, readonly AllergenCode[]>> = {
  gluten: ['GLUTEN'],
  wheat: ['GLUTEN'],
  dairy: ['MILK'],
  milk: ['MILK'],
  lactose: ['MILK'],
  nut: ['NUTS', 'PEANUTS'],
  peanut: ['PEANUTS'],
  egg: ['EGGS'],
  soy: ['SOYA'],
  soya: ['SOYA'],
  fish: ['FISH'],
  shellfish: ['CRUSTACEANS', 'MOLLUSCS'],
  sesame: ['SESAME'],
  mustard: ['MUSTARD'],
  celery: ['CELERY'],
  sulphite: ['SULPHITES'],
};
const ALONE: Readonly<Record<string, string>> = { gf: 'gluten', coeliac: 'gluten', celiac: 'gluten', df: 'dairy' };

const WORD = `(${Object.keys(ABSENT).join('|')})s?`;
/** Neither part of a longer word nor of a quoted phrase or an exclusion, which are looked for as they are typed. */
const ASKED = new RegExp(
  `(?<![\\p{L}"“-])(?:${WORD}[\\s-]+free|(?:no|without)\\s+${WORD}|(${Object.keys(ALONE).join('|')}))(?![\\p{L}"”-])`,
  'giu',
);

/**
 * Splits "gluten free pizza" into what is looked for and the allergens that must be known to be absent from it: as words
 * they would find every text that speaks of gluten, "gluten free base 2.00 extra" among them.
 */
export function takeFreeFrom(term: string): { readonly term: string; readonly absent: readonly AllergenCode[] } {
  const absent = new Set<AllergenCode>();
  const rest = term.replace(ASKED, (_, free?: string, without?: string, alone?: string) => {
    const word = (free ?? without ?? ALONE[alone?.toLowerCase() ?? ''] ?? '').toLowerCase();
    for (const code of ABSENT[word] ?? []) absent.add(code);
    return ' ';
  });
  return absent.size > 0 ? { term: rest.trim(), absent: [...absent] } : { term, absent: [] };
}
