import type { AllergenCode } from '@menu-data-service/allergens';
import type { Words } from '../text/tokens.ts';

/** Folded singular words of allergen statements ("contains …", "… free", "may contain …") and the allergens they name. */
export const ALLERGEN_WORDS: ReadonlyMap<string, readonly AllergenCode[]> = new Map<string, readonly AllergenCode[]>([
  ['gluten', ['GLUTEN']],
  ['wheat', ['GLUTEN']],
  ['barley', ['GLUTEN']],
  ['rye', ['GLUTEN']],
  ['oat', ['GLUTEN']],
  ['spelt', ['GLUTEN']],
  ['kamut', ['GLUTEN']],
  ['cereal', ['GLUTEN']],
  ['dairy', ['MILK']],
  ['milk', ['MILK']],
  ['egg', ['EGGS']],
  ['nut', ['NUTS', 'PEANUTS']],
  ['treenut', ['NUTS']],
  ['almond', ['NUTS']],
  ['hazelnut', ['NUTS']],
  ['walnut', ['NUTS']],
  ['cashew', ['NUTS']],
  ['pecan', ['NUTS']],
  ['pistachio', ['NUTS']],
  ['macadamia', ['NUTS']],
  ['peanut', ['PEANUTS']],
  ['groundnut', ['PEANUTS']],
  ['soya', ['SOYA']],
  ['soy', ['SOYA']],
  ['soybean', ['SOYA']],
  ['fish', ['FISH']],
  ['shellfish', ['CRUSTACEANS', 'MOLLUSCS']],
  ['crustacean', ['CRUSTACEANS']],
  ['crustacea', ['CRUSTACEANS']],
  ['mollusc', ['MOLLUSCS']],
  ['mollusk', ['MOLLUSCS']],
  ['sesame', ['SESAME']],
  ['mustard', ['MUSTARD']],
  ['celery', ['CELERY']],
  ['celeriac', ['CELERY']],
  ['sulphite', ['SULPHITES']],
  ['sulfite', ['SULPHITES']],
  ['sulphur', ['SULPHITES']],
  ['lupin', ['LUPIN']],
  ['lupine', ['LUPIN']],
]);

/** Words that may come between the allergens of a statement without ending it. */
export const LIST_WORDS: ReadonlySet<string> = new Set([
  'and',
  'or',
  'nor',
  'any',
  'the',
  'of',
  'trace',
  'tree',
  'seed',
  'bean',
  'containing',
  'product',
  'protein',
  'dioxide',
  'other',
  'also',
  'allergen',
  'possible',
  'following',
  'brazil',
  // Without it a dish may still hold milk.
  'lactose',
]);

/** Codes that the word at `at` declares. "nut" is tree nuts here; that it may mean peanuts too matters only where it is denied. */
export function statedCodes(words: Words, at: number): readonly AllergenCode[] {
  const word = words[at] ?? '';
  if (word === 'nut' || (word === 'brazil' && words[at + 1] === 'nut')) return ['NUTS'];
  return ALLERGEN_WORDS.get(word) ?? [];
}
