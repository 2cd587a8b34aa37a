import { ALLERGENS } from '@menu-data-service/menu-model/allergens';
import { createParser } from '@menu-data-service/menu-reader';
import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { givenMark } from '../../../src/ingest/kitchen/cell-marks.ts';
import { readAllergenTable } from '../../../src/ingest/kitchen/read-allergen-table.ts';
import { drawnTable } from '../../support/allergen-tables/drawn-table.ts';
import { asCsv, asHtml, DISHES, TABLE } from '../../support/allergen-tables/invented-table.ts';
import { workbook } from '../../support/allergen-tables/workbook.ts';
import { LEFT_OUT, longPdf } from '../../support/long-pdf.ts';

async function read(t: ExecutionContext, label: string, bytes: Buffer | string, marks: readonly string[] = []) {
  const parser = createParser({ logger: pino({ level: 'silent' }) });
  t.teardown(() => parser.close());
  const source = { bytes: Buffer.from(bytes), label, sourceUrl: `file:///${label}` };
  const given = new Map(
    marks.flatMap((mark) => {
      const one = givenMark(mark);
      return one ? [one] : [];
    }),
  );
  return readAllergenTable(source, () => parser.tables({ bytes: source.bytes, fileName: label }), given);
}

const CODES = ALLERGENS.map(({ code }) => code);
const at = (places: readonly number[]) => CODES.filter((_, i) => places.includes(i));
const EXPECTED = DISHES.map(([name, contains, may]) => ({
  ...{ name, contains: at(contains), mayContain: at(may), bare: false },
  freeFrom: CODES.filter((_, i) => !contains.includes(i) && !may.includes(i)),
}));

for (const [label, bytes] of [
  ['table.csv', async () => asCsv()],
  ['table.xlsx', async () => workbook(TABLE)],
  ['table.html', async () => asHtml()],
  ['table.pdf', () => drawnTable()],
] as const) {
  test(`${label}: every dish with what it contains, may contain and is free from`, async (t) => {
    const table = await read(t, label, await bytes());
    t.deepEqual([...table.columns].sort(), [...CODES].sort());
    const byName = [...table.dishes].map((dish) => ({
      ...dish,
      contains: CODES.filter((code) => dish.contains.includes(code)),
      mayContain: CODES.filter((code) => dish.mayContain.includes(code)),
      freeFrom: CODES.filter((code) => dish.freeFrom.includes(code)),
    }));
    t.deepEqual(
      byName.filter(({ bare }) => !bare),
      EXPECTED,
    );
    t.is(table.date, '2026-10-12');
  });
}

const readRows = (t: ExecutionContext, ...rows: string[]) => read(t, 'table.csv', rows.join('\n'));

test('an allergen without a column stays unknown', async (t) => {
  const { columns, dishes } = await readRows(t, 'Item,Milk,Eggs,Fish', 'Korma,✓,,', 'Kedgeree,,✓,✓');
  t.deepEqual(columns, ['EGGS', 'FISH', 'MILK']);
  t.like(dishes[0], { contains: ['MILK'], freeFrom: ['EGGS', 'FISH'] });
});

test('columns of single cereals and nuts declare their group only if all kinds have one', async (t) => {
  const some = await readRows(t, 'Dish,Wheat,Milk,Eggs,Almonds', 'Naan,Y,Y,,', 'Porridge,,,,Y');
  t.deepEqual(some.columns, ['EGGS', 'MILK']);
  t.like(some.dishes[1], { contains: ['NUTS'], freeFrom: ['EGGS', 'MILK'] });
  const all = await readRows(t, 'Dish,Wheat,Barley,Rye,Oats,Milk,Eggs', 'Rice,,,,,,x', 'Naan,x,,,,,');
  t.deepEqual(all.columns, ['GLUTEN', 'EGGS', 'MILK']);
  t.like(all.dishes[0], { freeFrom: ['GLUTEN', 'MILK'] });
});

test('a part of an allergen in its own column is that allergen, and a heading may continue in the row below', async (t) => {
  const { columns, dishes } = await readRows(
    t,
    'Item,Total milk,Eggs,Soy,Casein,Nut',
    ',,,,,',
    ',,,,,Brazil',
    'Grilled chicken,,,,x,',
    'Rice,,,x,,x',
  );
  t.deepEqual(columns, ['EGGS', 'MILK', 'SOYA'], 'Brazil nuts are not all nuts');
  t.like(dishes[0], { name: 'Grilled chicken', contains: ['MILK'], freeFrom: ['EGGS', 'SOYA'] });
  t.like(dishes[1], { contains: ['SOYA', 'NUTS'], freeFrom: ['EGGS', 'MILK'] });
});

test('dishes in columns, letters of the headings, kinds as words, lists as words', async (t) => {
  const turned = await readRows(
    t,
    ...['Allergen,Korma,Naan', 'Milk,●,', 'Gluten,,●', 'Nuts,○,', '● contains ○ may contain,,'],
  );
  t.like(turned.dishes[0], { name: 'Korma', contains: ['MILK'], mayContain: ['NUTS'], freeFrom: ['GLUTEN'] });
  const letters = await readRows(t, 'Dish,Gluten,Milk,Mustard', 'Ham roll,G,,Mu', 'Cheese,,M,');
  t.deepEqual(letters.dishes[1]?.contains, ['MILK']);
  const kinds = await readRows(t, 'Dish;Gluten;Nuts;Milk', 'Pesto roll;Wheat, barley;cashew;x', 'Rice;No;No;No');
  t.like(kinds.dishes[0], { contains: ['GLUTEN', 'NUTS', 'MILK'] });
  t.like(kinds.dishes[1], { freeFrom: ['GLUTEN', 'MILK', 'NUTS'], bare: false });
  const lists = await readRows(t, 'Dish,Contains,May contain,kcal', 'Korma,"Milk, cashew nuts",Mustard,812');
  t.like(lists.dishes[0], { contains: ['MILK', 'NUTS'], mayContain: ['MUSTARD'], freeFrom: [], calories: 812 });
});

test('a tick below "gluten free" means absence, and no tick means nothing', async (t) => {
  const { dishes } = await readRows(t, 'Dish,Milk,Eggs,Fish,Gluten free', 'Korma,✓,,,✓', 'Naan,✓,,,');
  t.true(dishes[0]?.freeFrom.includes('GLUTEN'));
  t.false(dishes[1]?.freeFrom.includes('GLUTEN') || dishes[1]?.contains.includes('GLUTEN'));
});

test('rows of one name: an allergen in either counts, and only one excluded by both is absent', async (t) => {
  const { dishes } = await readRows(t, 'Dish,Milk,Eggs,Fish', 'Chips,x,,', 'Chips,,x,', 'Cod,,,x');
  t.like(dishes[0], { contains: ['MILK', 'EGGS'], freeFrom: ['FISH'] });
});

for (const [why, rows, message] of [
  [
    'nothing like an allergen is a heading',
    ['Dish,Price', 'Korma,9.50'],
    /"Dish, Price" were found.*expected a row of headings/s,
  ],
  ['no cell has a mark', ['Dish,Milk,Eggs,Fish', 'Korma,,,'], /not a single mark.*pictures cannot be read/],
  [
    'a mark is explained nowhere',
    ['Dish,Milk,Eggs,Fish', 'Korma,Q,,Z', 'Naan,Q,,'],
    /"Q", "Z", which nothing explains/,
  ],
  [
    'it says what dishes are suitable for',
    ['Suitable for people with these allergies', 'Dish,Milk,Eggs,Fish', 'Rice,✓,✓,✓'],
    /free from/,
  ],
] as const) {
  test(`refuses a table if ${why}`, async (t) => {
    await t.throwsAsync(readRows(t, ...rows), { name: 'InputFailure', message });
  });
}

test('leaves out and names a dish marked with everything', async (t) => {
  const heads =
    'Dish,Celery,Gluten,Crustaceans,Eggs,Fish,Lupin,Milk,Molluscs,Mustard,Nuts,Peanuts,Sesame,Soya,Sulphites';
  const { dishes, notes } = await readRows(t, heads, `Special${',x'.repeat(14)}`, `Rice,x${','.repeat(13)}`);
  t.deepEqual(
    dishes.map(({ name }) => name),
    ['Rice'],
  );
  t.regex(notes[0] ?? '', /"Special" is marked with every allergen/);
});

test('beside a list of allergens, a column that says which nuts declares no dish free of them', async (t) => {
  const { columns, dishes } = await readRows(
    t,
    'Dish,Contains,May contain,Cereals,Nuts',
    'Duck pancakes,fish|gluten,nuts,wheat,',
    'Edamame,soya,,,',
    'Fudge cake,milk|nuts,,,pecan',
  );
  t.deepEqual(columns, []);
  t.deepEqual(
    dishes.map(({ contains, mayContain, freeFrom }) => [contains, mayContain, freeFrom]),
    [
      [['FISH', 'GLUTEN'], ['NUTS'], []],
      [['SOYA'], [], []],
      [['MILK', 'NUTS'], [], []],
    ],
  );
});

test('a list may also have possible allergens, with notes in brackets', async (t) => {
  const { dishes } = await readRows(
    t,
    'id,contains,may_contain',
    'pan-noodles,"Gluten (udon/ramen), Soy, May contain traces of nuts, Sesame",eggs|fish',
    'rice,,',
  );
  t.like(dishes[0], { contains: ['GLUTEN', 'SOYA'] });
  t.deepEqual(dishes[0]?.mayContain.toSorted(), ['EGGS', 'FISH', 'NUTS', 'SESAME']);
});

test('reads marks by their legend, and a tick with a part of the dish as contained', async (t) => {
  const { dishes } = await readRows(
    t,
    'Dish,Gluten,Milk,Eggs',
    'Wrap,◉,◐,·',
    'Plate,✓ bread,·,✓ may contain',
    'Rice,·,·,·',
    '"◉ = contains, ✓ = contains, ◐ = may contain, · = no allergen"',
  );
  t.like(dishes[0], { contains: ['GLUTEN'], mayContain: ['MILK'], freeFrom: ['EGGS'] });
  t.like(dishes[1], { contains: ['GLUTEN'], mayContain: ['EGGS'] });
});

test('a remark in another column wins over an empty cell', async (t) => {
  const { dishes } = await readRows(
    t,
    ...['Dish,Milk,Eggs,Peanuts,Other', 'Toffee Ice,Y,,,*May contain peanuts and sesame', 'Sorbet,,,,*'],
  );
  t.like(dishes[0], { contains: ['MILK'], mayContain: ['PEANUTS', 'SESAME'], freeFrom: ['EGGS'] });
});

test('does not read anything below the headings of another table by those of the first', async (t) => {
  const { dishes } = await readRows(
    t,
    ...['Dish,Milk,Eggs,Fish', 'Flan,x,x,', 'Menu item,Size (oz),Sugar (g),Sodium (mg)', 'Cola,20,70,65'],
    ...['Dish,Fish,Milk,Eggs', 'Kedgeree,x,,x'],
  );
  t.deepEqual(
    dishes.map(({ name, contains }) => [name, contains.toSorted()]),
    [
      ['Flan', ['EGGS', 'MILK']],
      ['Kedgeree', ['EGGS', 'FISH']],
    ],
  );
});

test('refuses a table with an unread page, because its dishes would be missing', async (t) => {
  const message = `table.pdf: pages ${LEFT_OUT.from} to ${LEFT_OUT.to}: ${LEFT_OUT.reason}; expected a table of which all pages can be read`;
  await t.throwsAsync(
    longPdf().then((bytes) => read(t, 'table.pdf', bytes)),
    { name: 'ParseError', message },
  );
});

const GROUPED = ['Dish,Gluten,,,Nuts,,Milk', ',Wheat,Rye,Barley,Almonds,Cashews,'];

test('a mark counts for its column below the second and third part of a heading, which declares no whole group absent', async (t) => {
  const { columns, dishes } = await readRows(t, ...GROUPED, 'Leek Tart,,x,,,,x', 'Plum Cake,,,,,x,', 'Bean Pot,,,x,,,');
  t.deepEqual(columns, ['MILK']);
  t.deepEqual(
    dishes.map(({ contains, freeFrom }) => [contains, freeFrom]),
    [
      [['GLUTEN', 'MILK'], []],
      [['NUTS'], ['MILK']],
      [['GLUTEN'], ['MILK']],
    ],
  );
  const three = await readRows(
    t,
    ...[
      ',Contains,,,,May contain,',
      'Dish,Gluten,,Nuts,Milk,Milk,Eggs',
      ',Rye,Oats,,,,',
      'Leek Tart,,x,,,x,x',
      'Pie,,,x,x,,',
    ],
  );
  t.like(three.dishes[0], { contains: ['GLUTEN'], mayContain: ['MILK', 'EGGS'], freeFrom: ['NUTS'] });
  t.like(three.dishes[1], { contains: ['NUTS', 'MILK'] });
});

for (const [where, rows] of [
  ['no heading', ['Dish,Milk,Eggs,Fish,', 'Leek Tart,x,,,', 'Plum Cake,,,,x']],
  ['a heading that goes on in no row', ['Dish,Nuts,,Milk,Eggs', 'Leek Tart,,x,,', 'Plum Cake,,,x,']],
  ['a heading that may be of the group beside it', ['Dish,Milk,Eggs,Nuts,', ',,,Almonds,Seeds', 'Leek Tart,x,,,x']],
  ['no dish', ['Dish,Milk,Eggs,Fish', 'Leek Tart,x,,', ',,x,']],
] as const)
  test(`refuses a table with a mark at ${where}`, async (t) => {
    await t.throwsAsync(readRows(t, ...rows), {
      name: 'InputFailure',
      message: /has no heading above it|is (?:below|in a row without)/,
    });
  });

const CROSSED = ['Dish,Gluten,Milk,Eggs', 'Leek Tart,✗,✓,✓', 'Plum Cake,✓,✗,✓'];

test('signs mean what the legend says, in whatever words', async (t) => {
  for (const legend of [
    ...[
      '✗ contains the allergen · ✓ does not',
      '✗ contains | ✓ free',
      '✗ present ✓ absent',
      '✗ = allergen present in dish',
    ],
    ...['A cross means the allergen is present; a tick means it is not', '✓ safe ✗ not safe', '✓ = safe', '✓ = OK'],
    ...[
      '✓ - allergen free',
      '✓ = suitable ✗ = not suitable',
      '✗ = contains',
      '✗ denotes contains',
      'Contains ✗ Free ✓',
    ],
    ...[
      '✗: Contains allergen. ✓: Allergen free.',
      'contains = ✗; free = ✓',
      'Dishes with a ✓ are suitable',
      '(✓) Does not contain',
    ],
  ])
    t.like(
      (await readRows(t, legend, ...CROSSED)).dishes[0],
      { contains: ['GLUTEN'], freeFrom: ['EGGS', 'MILK'] },
      legend,
    );
  t.like((await readRows(t, '✓ contains; ✗ does not', ...CROSSED)).dishes[0], { contains: ['MILK', 'EGGS'] });
});

test('refuses signs that nothing explains, or two legends explain differently, unless the operator gives their meaning', async (t) => {
  for (const around of [
    [],
    ['✓ = contains', '✓ = free'],
    ['✓ Free parking'],
    ['Please tick ✓ what you like'],
    ['✓ Gluten free'],
  ])
    await t.throwsAsync(readRows(t, ...around, ...CROSSED), {
      message: /nothing explains.*--mark "✗=contains\|may-contain\|free" --mark "✓=contains\|may-contain\|free"/,
    });
  const given = await read(t, 'table.csv', CROSSED.join('\n'), ['✗=contains']);
  t.like(given.dishes[0], { contains: ['GLUTEN'], freeFrom: ['EGGS', 'MILK'] });
  const against = await read(t, 'table.csv', ['✗ = contains', ...CROSSED].join('\n'), ['✓=contains']);
  t.like(against.dishes[0], { contains: ['MILK', 'EGGS'] }, 'the operator has the last word');
});

test('beside marks for absence an empty cell is unknown, and so is a group with one absent kind', async (t) => {
  const blank = await readRows(t, '✗ contains; ✓ free', 'Dish,Gluten,Milk,Eggs', 'Leek Tart,✗,✓,');
  t.like(blank.dishes[0], { contains: ['GLUTEN'], freeFrom: ['MILK'] });
  const part = await readRows(t, 'Dish,Lactose,Celeriac,Eggs,Fish,Wheat free', 'Leek Tart,,,✓,,✓', 'Plum Cake,,,,✓,✓');
  t.deepEqual(part.columns, ['EGGS', 'FISH']);
  t.like(part.dishes[0], { freeFrom: ['FISH'] });
});

test('merged cells of a workbook and of a page count for all their columns: headings, marks and dishes', async (t) => {
  const rows = [
    ['', 'Allergens', '', '', '', ''],
    ['Dish', 'Nuts', '', 'Milk', 'Eggs', 'Fish'],
    ['', 'Almonds', 'Others', '', '', ''],
    ['Leek Tart', '', 'x', '', 'x', ''],
    ['Plum Cake', 'x', '', 'x', '', ''],
  ];
  const merged = ['B1:F1', 'A2:A3', 'B2:C2', 'D2:D3', 'E2:E3', 'F2:F3', 'D5:E5'];
  const page = `<table><tr><td></td><th colspan="5">Allergens</th></tr><tr><th rowspan="2">Dish</th><th colspan="2">Nuts</th>
    <th rowspan="2">Milk</th><th rowspan="2">Eggs</th><th rowspan="2">Fish</th></tr><tr><th>Almonds</th><th>Others</th></tr>
    <tr><td>Leek Tart</td><td></td><td>x</td><td></td><td>x</td><td></td></tr>
    <tr><td>Plum Cake</td><td>x</td><td></td><td colspan="2">x</td><td></td></tr></table>`;
  for (const table of [await read(t, 'table.xlsx', workbook(rows, merged)), await read(t, 'table.html', page)]) {
    t.like(table.dishes[0], { contains: ['NUTS', 'EGGS'], freeFrom: ['FISH', 'MILK'] });
    t.like(table.dishes[1], { contains: ['NUTS', 'MILK', 'EGGS'], freeFrom: ['FISH'] });
  }
});

test('the word "allergen" in the title of a PDF is no column, nor are the words of a sentence above its headings', async (t) => {
  for (const title of ['ALLERGEN MATRIX', 'Allergen guide', 'Nut allergens', 'Allergens in our dishes, autumn 2026']) {
    const { dishes } = await read(t, 'table.pdf', await drawnTable(title));
    t.deepEqual(
      dishes.map(({ name, freeFrom }) => [name, freeFrom.length]),
      EXPECTED.map(({ name, freeFrom }) => [name, freeFrom.length]),
      title,
    );
  }
});
