import { itemsOf, type StatedFacts } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { isLegend } from '../../src/structure/stated/legend.ts';

/** Statements about the dishes of a card of these lines. */
function read(...lines: readonly string[]) {
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
  read(...dishes.map((dish, at) => `${dish} £${at + 6}`), 'Herb loaf £4', ...legend).dishes.map(({ stated }) => stated);

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
      const { dishes, notes } = read(...lines);
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
