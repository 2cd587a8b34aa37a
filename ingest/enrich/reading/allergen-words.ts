import type { AllergenCode } from '@menu-data-service/allergens';
import type { Words } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';

const NAMED: readonly (readonly [codes: readonly AllergenCode[], words: string])[] = [
  [['GLUTEN'], 'gluten wheat barley rye oat spelt kamut cereal'],
  [['MILK'], 'dairy milk'],
  [['EGGS'], 'egg'],
  [['NUTS', 'PEANUTS'], 'nut'],
  [['NUTS'], 'treenut almond hazelnut walnut cashew pecan pistachio macadamia'],
  [['PEANUTS'], 'peanut groundnut'],
  [['SOYA'], 'soya soy soybean'],
  [['FISH'], 'fish'],
  [['CRUSTACEANS', 'MOLLUSCS'], 'shellfish'],
  [['CRUSTACEANS'], 'crustacean crustacea'],
  [['MOLLUSCS'], 'mollusc mollusk'],
  [['SESAME'], 'sesame'],
  [['MUSTARD'], 'mustard'],
  [['CELERY'], 'celery celeriac'],
  [['SULPHITES'], 'sulphite sulfite sulphur'],
  [['LUPIN'], 'lupin lupine'],
];

/** Folded singular words of allergen statements ("contains …", "… free", "may contain …") and the allergens they name. */
export const ALLERGEN_WORDS: ReadonlyMap<string, readonly AllergenCode[]> = new Map(
  NAMED.flatMap(([codes, words]) => words.split(' ').map((word) => [word, codes] as const)),
);

/** Words that may come between the allergens of a statement without ending it. */
export const LIST_WORDS = wordSet(
  // Without lactose a dish may still hold milk.
  `and or nor any the of trace tree seed bean containing product protein dioxide other also allergen possible following brazil lactose`,
);

/** Codes that the word at `at` declares. "nut" is tree nuts here; that it may mean peanuts too matters only where it is denied. */
export function statedCodes(words: Words, at: number): readonly AllergenCode[] {
  const word = words[at] ?? '';
  if (word === 'nut' || (word === 'brazil' && words[at + 1] === 'nut')) return ['NUTS'];
  return ALLERGEN_WORDS.get(word) ?? [];
}
