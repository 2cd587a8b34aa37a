import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import { CONNECTORS } from '../lexicon/word-classes.ts';
import { isBreak, type Words } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';

/** Words for a whole group, and words for its members, whose absence says nothing of the others. */
const NAMED: readonly (readonly [codes: readonly AllergenCode[], group: string, members?: string])[] = [
  [['GLUTEN'], 'gluten cereal', 'wheat barley rye oat spelt kamut'],
  [['MILK'], 'dairy milk'],
  [['EGGS'], 'egg'],
  [['NUTS', 'PEANUTS'], 'nut'],
  [['NUTS'], 'treenut', 'almond hazelnut walnut cashew pecan pistachio macadamia'],
  [['PEANUTS'], 'peanut groundnut'],
  [['SOYA'], 'soya soy soybean', 'tofu miso edamame'],
  [['FISH'], 'fish'],
  [['CRUSTACEANS', 'MOLLUSCS'], 'shellfish'],
  [['CRUSTACEANS'], 'crustacean crustacea'],
  [['MOLLUSCS'], 'mollusc mollusk'],
  [['SESAME'], 'sesame', 'tahini'],
  [['MUSTARD'], 'mustard'],
  [['CELERY'], 'celery', 'celeriac'],
  [['SULPHITES'], 'sulphite sulfite sulphur'],
  [['LUPIN'], 'lupin lupine'],
];

const byWord = (pick: (group: string, members: string) => string) =>
  new Map(
    NAMED.flatMap(([codes, group, members = '']) =>
      pick(group, members)
        .split(' ')
        .filter(Boolean)
        .map((word) => [word, codes] as const),
    ),
  );

/** Folded singular words of allergen statements ("contains …", "… free", "may contain …") and the allergens they name. */
export const ALLERGEN_WORDS: ReadonlyMap<string, readonly AllergenCode[]> = byWord(
  (group, members) => `${group} ${members}`,
);
const GROUP_WORDS = byWord((group) => group);

export const LIST_WORDS = wordSet(
  // Without lactose a dish may still hold milk.
  `and or nor any the of trace tree seed bean containing product protein dioxide other also allergen possible following brazil lactose
  yolk white powder flour stick stalk whole skimmed cow condensed butter dijon`,
);

export const COELIAC = wordSet('coeliac celiac');

/** Codes declared by the word at `at`. "nut" is tree nuts here; that it may mean peanuts too matters only in a denial. */
export function statedCodes(words: Words, at: number): readonly AllergenCode[] {
  const word = words[at] ?? '';
  if (word === 'nut' || (word === 'brazil' && words[at + 1] === 'nut')) return ['NUTS'];
  return COELIAC.has(word) ? ['GLUTEN'] : (ALLERGEN_WORDS.get(word) ?? []);
}

/** Words that may stand beside a group's word without making a member of it: "cashew nut", "almond milk" and "fish sauce" differ. */
const BESIDE_GROUP = wordSet(
  `and or nor any the of a an with to for trace also other following from free contain containing no non not neither without product allergen but are is`,
);
const AFTER_A_NOUN = wordSet(
  'used at added here please nor whatsoever allergy allergic sufferer intolerance intolerant disease customer guest',
);
const GOES_ON: ReadonlyMap<string, string> = new Map([
  ['soya', 'bean'],
  ['soy', 'bean'],
  ['sesame', 'seed'],
  ['sulphur', 'dioxide'],
]);

/**
 * Codes of the whole groups named in [from, to); "nut" alone means tree nuts and peanuts.
 * @param isOpen true where any other word may stand before the first: "chocolate nut free cake"
 */
export function groupCodes(words: Words, from: number, to: number, isOpen = false): AllergenCode[] {
  const codes = new Set<AllergenCode>();
  for (let at = from; at < to; at += 1) {
    const word = words[at] ?? '';
    const before = words[at - 1];
    const isTree = word === 'nut' && before === 'tree';
    const isFirst = isOpen && at === from && !ALLERGEN_WORDS.has(before ?? '');
    if (!isTree && !isFirst && !mayStandBeside(before)) continue;
    const end = GOES_ON.get(word) === words[at + 1] ? at + 2 : at + 1;
    if (!isCompleteNoun(words, end)) continue;
    const named = COELIAC.has(word) ? (['GLUTEN'] as const) : (GROUP_WORDS.get(isTree ? 'treenut' : word) ?? []);
    for (const code of named) codes.add(code);
  }
  return [...codes];
}

const mayStandBeside = (word: string | undefined): boolean =>
  word === undefined || isBreak(word) || BESIDE_GROUP.has(word);

/** True where the noun that ends before `end` is complete: "no egg noodles" says nothing about eggs. */
export function isCompleteNoun(words: Words, end: number): boolean {
  const next = words[end];
  return (next !== 'of' && mayStandBeside(next)) || CONNECTORS.has(next ?? '') || AFTER_A_NOUN.has(next ?? '');
}

/** Start of the group name that ends before `end`: "tree nut", "sesame seed"; undefined for none. */
export function groupStart(words: Words, end: number): number | undefined {
  const [before = '', last = ''] = [words[end - 2], words[end - 1]];
  if (GOES_ON.get(before) === last || (before === 'tree' && last === 'nut')) return end - 2;
  return ALLERGEN_WORDS.has(last) ? end - 1 : undefined;
}
