import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { read } from './legend-page.ts';

const REST = ['Herb loaf', 'Root mash', 'Corn soup'];
const unknown = (...codes: readonly string[]) => codes.map((code) => `the legend does not explain the code "${code}"`);

const KINDS = '1 gluten, 3 eggs, 8 nuts, 12.1 hazelnut, 12.4 pecan';
const LABELLED = 'Codes: 2a barley, 2b spelt, 11.2 cashew';
const WHOLE = '1 = gluten, 3 = eggs, 7 = milk';

for (const [legend, dish, contains, doubts = []] of [
  ['8 pistachio, 9 celery, 10 mustard', 'Leek tart (8)', ['NUTS']],
  ['8 pistachio, 9 celery, 10 mustard', 'Leek tart (8, 10)', ['MUSTARD', 'NUTS']],
  [KINDS, 'Leek tart (12.4)', ['NUTS']],
  [KINDS, 'Leek tart (12.1, 3)', ['EGGS', 'NUTS']],
  [KINDS, 'Leek tart (8.1)', ['NUTS']],
  [KINDS, 'Leek tart (1)', ['GLUTEN']],
  [KINDS, 'Leek tart (12.7)', ['NUTS'], ['12.7']],
  [LABELLED, 'Leek tart (2a)', ['GLUTEN']],
  [LABELLED, 'Leek tart (2b, 11.2)', ['GLUTEN', 'NUTS']],
  [LABELLED, 'Leek tart (2)', ['GLUTEN']],
  [LABELLED, 'Leek tart (5)', [], ['5']],
  ['Allergen codes: 7 milk, 8 pecans', 'Leek tart (7)', ['MILK']],
  ['Legende: 7 Milch, 8 Walnuss', 'Lauchtarte (8)', ['NUTS']],
  ['Allergènes : 1a seigle, 1b avoine, 8a amande', 'Tarte (1b, 8a)', ['GLUTEN', 'NUTS']],
  ['1 tarwe, 3 eieren, 7 melk, 8 walnoot', 'Soep (1, 8)', ['GLUTEN', 'NUTS']],
  ['1 pszenica, 3 jaja, 7 mleko, 8 migdał', 'Zupa (8)', ['NUTS']],
  [WHOLE, 'Leek tart (8.1)', [], ['8.1']],
  [WHOLE, 'Leek tart (1.2)', ['GLUTEN']],
  [WHOLE, 'Leek tart (3.7)', ['EGGS', 'MILK']],
  [WHOLE, 'Leek tart (7a, 9)', ['MILK'], ['9']],
  [WHOLE, 'Leek tart (12)', [], ['12']],
  ['3=eggs, 5=sulphureted, 7=milk', 'Leek tart (5)', ['SULPHITES']],
  ['A = gluten, G = milk, H = nuts', 'Leek tart [Q]', [], ['q']],
] as const)
  test(`"${dish}" by "${legend}"`, (t) => {
    const [first] = read(legend, dish, ...REST);
    t.deepEqual([first?.contains, first?.review], [[...contains], unknown(...doubts)]);
    t.notRegex(first?.name ?? '', /\d|\[/);
  });

const LETTERS = 'C=celery, K=milk, S=mustard, W=gluten';

for (const [dish, contains] of [
  ['Leek tart *K', ['MILK']],
  ['Leek tart K+', ['MILK']],
  ['Leek tart W S+', ['GLUTEN', 'MUSTARD']],
  ['Leek tart [S, *C]', ['CELERY', 'MUSTARD']],
  ['Leek tart (*K, W*)', ['GLUTEN', 'MILK']],
  ['Leek tart (K+W)', ['GLUTEN', 'MILK']],
  ['Leek tart K*, S', ['MILK', 'MUSTARD']],
] as const)
  test(`marks beside letters take nothing from them: "${dish}"`, (t) => {
    const [first] = read(LETTERS, dish, ...REST);
    t.deepEqual(first, { name: 'Leek tart', description: null, contains: [...contains], review: [] });
  });

for (const mark of ['* may contain', '* = may contain traces', '*: kann Spuren enthalten', '(*) traces possibles'])
  test(`"${mark}" turns a letter into a possible allergen`, (t) => {
    const [tart, pie, bun] = read(`${LETTERS}, ${mark}`, 'Leek tart (K, *S)', 'Root pie W*', 'Plum bun (C+)', ...REST);
    t.deepEqual([tart?.contains, tart?.mayContain], [['MILK'], ['MUSTARD']]);
    t.deepEqual([pie?.contains, pie?.mayContain], [[], ['GLUTEN']]);
    t.deepEqual(bun?.contains, ['CELERY']);
  });

test('a mark with another explanation leaves the contained allergen', (t) => {
  for (const mark of ['* may contain nuts', '* can be made without', '* freshly baked']) {
    const [tart] = read(`${LETTERS}. ${mark}`, 'Leek tart (K*)', ...REST);
    t.deepEqual(tart?.contains, ['MILK'], mark);
  }
});

const LINES = [
  '21 Rice noodles (4,6) 9.50',
  '22 Yellow curry (4) 12.50',
  '23 Tom yum (2,4,14) 11',
  '24 Larb 6,14 13',
  '25 Satay 6.90',
];

test('an integer behind allergen numbers is the price', (t) => {
  const legend = 'Allergens: 2 crustaceans, 4 fish, 6 soya, 14 molluscs';
  const page = `<main><h2>Mains</h2>${[...LINES, legend].map((line) => `<p>${line}</p>`).join('')}</main>`;
  t.deepEqual(
    itemsOf(recogniseHtml(page).menus).map(({ name, price, stated }) => [name, price, stated.contains?.length ?? 0]),
    [
      ['Rice noodles', 9.5, 2],
      ['Yellow curry', 12.5, 1],
      ['Tom yum', 11, 3],
      ['Larb', 13, 2],
      ['Satay', 6.9, 0],
    ],
  );
});

test('a legend in the place of a dish is not a dish', (t) => {
  const lines = ['Leek tart £9', 'Root pie £12', 'Plum bun £4', 'K: milk, W: gluten, S: mustard'];
  const { menus, notes } = recogniseHtml(
    `<main><h2>Mains</h2>${lines.map((line) => `<p>${line}</p>`).join('')}</main>`,
  );
  t.is(itemsOf(menus).length, 3);
  t.deepEqual(notes, ['K: milk, W: gluten, S: mustard']);
});

test('a description of dishes is not a legend', (t) => {
  const [first] = read('2 eggs, 2 rashers, 1 slice of rye and 3 prawns for the table', 'Brunch (2)', ...REST);
  t.is(first?.contains.length, 0);
});
