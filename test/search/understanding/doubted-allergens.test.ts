import { foldText } from '@menu-data-service/menu-model/fold-text';
import { createRandom } from '@menu-data-service/seeded-random';
import test from 'ava';
import { engineMenu } from '../../../src/search/engine-documents.ts';
import { interpretationOf } from '../../../src/search/understanding/interpretation.ts';
import { createNames } from '../../../src/search/understanding/names.ts';
import { parseTerm } from '../../../src/search/understanding/parse.ts';
import { mayBeAsked, strangeSentences } from '../../support/asked/avoidance/strange-sentences.ts';
import { sampleMenus } from '../../support/asked/sample-menus.ts';

const NAMES = createNames<number>();
const DISHES: string[] = [];
for (const sample of sampleMenus()) {
  const { menu, items } = engineMenu(sample);
  NAMES.put(sample.menuId, menu);
  NAMES.addDishes(items.map(({ name }) => name));
  DISHES.push(...sample.sections.flatMap((section) => section.items.map(({ item }) => item.name)));
}
const VOCABULARY = NAMES.vocabulary();

function read(typed: string) {
  const parse = parseTerm(typed, VOCABULARY);
  const { filter, text, understood } = interpretationOf(parse, parse.spans);
  return { excluded: filter.excludeAllergens ?? [], words: foldText(text).split(' '), doubtful: understood.doubtful };
}

test('an allergen among random words is searched for only if all of them could be a request', (t) => {
  const wrong: string[] = [];
  for (const { typed, name, others } of strangeSentences(4000, 31)) {
    const { words } = read(typed);
    const isSearched = foldText(name)
      .split(' ')
      .every((word) => words.includes(word));
    if (isSearched && !others.every((word) => mayBeAsked(foldText(word), VOCABULARY))) wrong.push(typed);
  }
  t.deepEqual(wrong, []);
});

const WISHES = [
  '',
  'with',
  'extra',
  'love',
  'i love',
  'fancy',
  'more',
  'can i get',
  'do you have',
  "i'd like some",
  'craving',
  'my wife wants',
];
const AFTER = ['', 'please', 'tonight', 'near me', 'for me', 'with chips', 'and rice'];
const MAX_AVOIDED_SHARE = 0.01;

test('a dish of the data with a wish is nearly never avoided', (t) => {
  const random = createRandom(32);
  const count = 4000;
  const avoided = Array.from({ length: count }, () =>
    `${random.pick(WISHES)} ${random.pick(DISHES)} ${random.pick(AFTER)}`.trim(),
  ).filter((typed) => read(typed).excluded.length > 0);
  t.true(avoided.length <= count * MAX_AVOIDED_SHARE, avoided.join('\n'));
});

test('an allergen beside a word that is not understood is reported as doubtful', (t) => {
  for (const typed of [
    'nuts are my kryptonite, curry',
    'fish, my brother nearly died',
    'my brother nearly died. fish',
    'eggs and me are enemies',
    'milk 🤮',
    'a mate once, celery',
  ])
    t.true((read(typed).doubtful?.length ?? 0) > 0, typed);
});

test('a dish after a sentence about an allergen is still looked for, unless the sentence goes on', (t) => {
  const table: readonly (readonly [typed: string, excluded: readonly string[], dish: string | null])[] = [
    ['wheat bloats me horribly, noodles', ['GLUTEN'], 'noodles'],
    ['nuts are kryptonite for me, ice cream', ['NUTS', 'PEANUTS'], 'ice'],
    ['nuts are kryptonite for me, ice cream too', ['MILK', 'NUTS', 'PEANUTS'], null],
    ['a bad week it was, ice cream', ['MILK'], null],
  ];
  for (const [typed, excluded, dish] of table) {
    const found = read(typed);
    t.deepEqual(found.excluded.toSorted(), excluded, typed);
    t.is(dish !== null && found.words.includes(dish), dish !== null, typed);
  }
});

test('a food said to be fine is not left out', (t) => {
  t.deepEqual(read('nuts are fine, brownie').excluded, []);
  t.deepEqual(read("can't eat fish, eggs fine, breakfast").excluded, ['FISH']);
  t.deepEqual(read('prawns yes, peanuts no').excluded, ['PEANUTS']);
});
