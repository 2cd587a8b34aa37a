import { itemsOf, type StatedFacts } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { isLegend } from '../../src/structure/stated/legend.ts';
import { read } from './legend-page.ts';

/** Statements about the dishes of a card of these lines. */
function readLines(...lines: readonly string[]) {
  const page = `<main><h2>Mains</h2>${lines.map((line) => `<p>${line}</p>`).join('')}</main>`;
  const { menus, notes } = recogniseHtml(page);
  const dishes = itemsOf(menus).map(({ name, description, stated: { words: _, ...stated } }) => ({
    name,
    description,
    stated,
  }));
  return { dishes, notes };
}

const statedBy = (legend: readonly string[], ...dishes: readonly string[]) =>
  readLines(...dishes.map((dish, at) => `${dish} £${at + 6}`), 'Herb loaf £4', ...legend).dishes.map(
    ({ stated }) => stated,
  );

for (const legend of [
  'SX = sin gluten, SY = sin leche, SZ = sin huevo',
  'K = milk free, T = egg free, W = fish free',
  'CF celery free | EF egg free | LF lupin free',
  'KS – kitchen special. HB – home baked',
  'R = raw veal',
  '(v) vegetarian (ve) vegan (gf) gluten free',
  'V: vegetarian | VG: vegan | GF: gluten free option',
])
  test(`a line of signs and meanings is not text of a dish: "${legend}"`, (t) => {
    t.true(isLegend(legend));
    for (const lines of [
      ['Leek tart £9', 'Root pie £12', legend],
      ['Leek tart £9', legend, 'Root pie £12'],
      [legend, 'Leek tart £9', 'Root pie £12'],
    ]) {
      const { dishes, notes } = readLines(...lines);
      t.deepEqual(
        dishes,
        ['Leek tart', 'Root pie'].map((name) => ({ name, description: null, stated: {} })),
      );
      t.deepEqual(notes, [legend]);
    }
  });

for (const text of [
  'T-bone steak - rare, chips',
  'Ham - honey glazed, eggs - fried',
  '2 eggs, 2 rashers, 1 slice of rye',
  '1 - soup, 2 - main, 3 - pudding',
  'Leek, V - vegetarian',
  'egg milk, soy nuts',
  'Milk or dark',
])
  test(`not a legend: "${text}"`, (t) => t.false(isLegend(text)));

test('a code with another explanation in the legend loses its usual meaning', (t) => {
  const legend = ['GF – grill fired. NF – new farm. VG – very generous'];
  t.deepEqual(statedBy(legend, 'Steak (GF)', 'Pie (NF, VG)', 'Tart GF'), [{}, {}, {}, {}]);
  t.deepEqual(statedBy(['V = contains venison'], 'Pie (V)'), [{}, {}]);
  t.deepEqual(statedBy(['GF = gluten free unless fried'], 'Pie (GF)'), [{}, {}]);
  t.deepEqual(statedBy(['VE: suitable for a vegan diet, GF: made without gluten'], 'Pie (VE, GF)')[0], {
    vegetarian: true,
    vegan: true,
    freeFrom: ['GLUTEN'],
  });
});

for (const legend of [
  ['1 = not gluten free, 2 = not suitable for nut allergies'],
  ['1 = not gluten free', '2 = not suitable for nut allergies'],
  ['1 = nicht glutenfrei, 2 = kann Spuren von Nüssen enthalten'],
  ['1 = non sans gluten, 2 = ne convient pas en cas d’allergie aux noix'],
])
  test(`codes that warn: "${legend.join(' / ')}"`, (t) => {
    t.deepEqual(statedBy(legend, 'Leek tart (1)', 'Root pie (2)', 'Plum bun (1,2)'), [
      { contains: ['GLUTEN'] },
      { mayContain: ['NUTS'] },
      { contains: ['GLUTEN'], mayContain: ['NUTS'] },
      {},
    ]);
  });

for (const words of ['unsuitable for vegetarians', 'not vegetarian', 'cannot be gluten free', "isn't vegan"])
  test(`a code for "${words}" promises nothing`, (t) => {
    const [{ vegetarian, vegan, freeFrom } = {}] = statedBy([`Y = ${words}`], 'Pie (Y)') as readonly StatedFacts[];
    t.deepEqual([vegetarian, vegan, freeFrom], [undefined, undefined, undefined]);
  });

test('an absence in an unknown language states nothing', (t) => {
  t.deepEqual(statedBy(['SX = sin leche, SH = sin huevo'], 'Tarta (SX, SH)')[0], {});
});

test('each case of a letter has its own meaning', (t) => {
  for (const legend of [
    'n may contain nuts; N contains nuts',
    'n may contain; N contains nuts',
    'N = nuts, n = traces of nuts',
  ])
    t.deepEqual(
      statedBy([legend], 'Leek tart (N)', 'Root pie (n)'),
      [{ contains: ['NUTS'] }, { mayContain: ['NUTS'] }, {}],
      legend,
    );
});

test('a warning behind the last entry takes nothing from it', (t) => {
  for (const behind of ['. May contain traces of nuts.', ', may contain nuts', ', * may contain'])
    t.deepEqual(statedBy([`G = gluten, D = dairy${behind}`], 'Pie (G, D)')[0]?.contains, ['GLUTEN', 'MILK'], behind);
});

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
