import { ALLERGENS } from '@menu-data-service/allergens';
import { createParser } from '@menu-data-service/menu-reader';
import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { readAllergenTable } from '../../../ingest/kitchen/read-allergen-table.ts';
import { drawnTable } from '../../support/allergen-tables/drawn-table.ts';
import { asCsv, asHtml, DISHES, TABLE } from '../../support/allergen-tables/invented-table.ts';
import { workbook } from '../../support/allergen-tables/workbook.ts';
import { LEFT_OUT, longPdf } from '../../support/long-pdf.ts';

async function read(t: ExecutionContext, label: string, bytes: Buffer | string) {
  const parser = createParser({ logger: pino({ level: 'silent' }) });
  t.teardown(() => parser.close());
  const source = { bytes: Buffer.from(bytes), label, sourceUrl: `file:///${label}` };
  return readAllergenTable(source, () => parser.tables({ bytes: source.bytes, fileName: label }));
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
  ['table.pdf', drawnTable],
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

test('columns of single cereals and nuts declare their group only where all kinds have one', async (t) => {
  const some = await readRows(t, 'Dish,Wheat,Milk,Eggs,Almonds', 'Naan,Y,Y,,', 'Porridge,,,,Y');
  t.deepEqual(some.columns, ['EGGS', 'MILK']);
  t.like(some.dishes[1], { contains: ['NUTS'], freeFrom: ['EGGS', 'MILK'] });
  const all = await readRows(t, 'Dish,Wheat,Barley,Rye,Oats,Milk,Eggs', 'Rice,,,,,,x', 'Naan,x,,,,,');
  t.deepEqual(all.columns, ['GLUTEN', 'EGGS', 'MILK']);
  t.like(all.dishes[0], { freeFrom: ['GLUTEN', 'MILK'] });
});

test('a part of an allergen in a column of its own is that allergen, and a heading may go on in the row below', async (t) => {
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
  const turned = await readRows(t, 'Allergen,Korma,Naan', 'Milk,●,', 'Gluten,,●', 'Nuts,○,');
  t.like(turned.dishes[0], { name: 'Korma', contains: ['MILK'], mayContain: ['NUTS'], freeFrom: ['GLUTEN'] });
  const letters = await readRows(t, 'Dish,Gluten,Milk,Mustard', 'Ham roll,G,,Mu', 'Cheese,,M,');
  t.deepEqual(letters.dishes[1]?.contains, ['MILK']);
  const kinds = await readRows(t, 'Dish;Gluten;Nuts;Milk', 'Pesto roll;Wheat, barley;cashew;x', 'Rice;No;No;No');
  t.like(kinds.dishes[0], { contains: ['GLUTEN', 'NUTS', 'MILK'] });
  t.like(kinds.dishes[1], { freeFrom: ['GLUTEN', 'MILK', 'NUTS'], bare: false });
  const lists = await readRows(t, 'Dish,Contains,May contain,kcal', 'Korma,"Milk, cashew nuts",Mustard,812');
  t.like(lists.dishes[0], { contains: ['MILK', 'NUTS'], mayContain: ['MUSTARD'], freeFrom: [], calories: 812 });
});

test('a tick below "gluten free" says that it is absent, and its absence says nothing', async (t) => {
  const { dishes } = await readRows(t, 'Dish,Milk,Eggs,Fish,Gluten free', 'Korma,✓,,,✓', 'Naan,✓,,,');
  t.true(dishes[0]?.freeFrom.includes('GLUTEN'));
  t.false(dishes[1]?.freeFrom.includes('GLUTEN') || dishes[1]?.contains.includes('GLUTEN'));
});

test('rows of one name: what either contains counts, and only what both leave out is absent', async (t) => {
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
  test(`a table is refused where ${why}`, async (t) => {
    await t.throwsAsync(readRows(t, ...rows), { name: 'InputFailure', message });
  });
}

test('a dish marked with everything is left out and named', async (t) => {
  const heads =
    'Dish,Celery,Gluten,Crustaceans,Eggs,Fish,Lupin,Milk,Molluscs,Mustard,Nuts,Peanuts,Sesame,Soya,Sulphites';
  const { dishes, notes } = await readRows(t, heads, `Special${',x'.repeat(14)}`, `Rice,x${','.repeat(13)}`);
  t.deepEqual(
    dishes.map(({ name }) => name),
    ['Rice'],
  );
  t.regex(notes[0] ?? '', /"Special" is marked with every allergen/);
});

test('beside a list of allergens a column that says which nuts tells of no dish that it has none', async (t) => {
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

test('a list says what may be in a dish too, with notes in brackets', async (t) => {
  const { dishes } = await readRows(
    t,
    'id,contains,may_contain',
    'pan-noodles,"Gluten (udon/ramen), Soy, May contain traces of nuts, Sesame",eggs|fish',
    'rice,,',
  );
  t.like(dishes[0], { contains: ['GLUTEN', 'SOYA'] });
  t.deepEqual(dishes[0]?.mayContain.toSorted(), ['EGGS', 'FISH', 'NUTS', 'SESAME']);
});

test('marks: half a circle may, a small dot is no, and a tick with the part of the dish it is about contains', async (t) => {
  const { dishes } = await readRows(
    t,
    'Dish,Gluten,Milk,Eggs',
    'Wrap,◉,◐,·',
    'Plate,✓ bread,·,✓ may contain',
    'Rice,·,·,·',
  );
  t.like(dishes[0], { contains: ['GLUTEN'], mayContain: ['MILK'], freeFrom: ['EGGS'] });
  t.like(dishes[1], { contains: ['GLUTEN'], mayContain: ['EGGS'] });
});

test('a remark in another column counts before an empty cell', async (t) => {
  const { dishes } = await readRows(
    t,
    ...['Dish,Milk,Eggs,Peanuts,Other', 'Toffee Ice,Y,,,*May contain peanuts and sesame', 'Sorbet,,,,*'],
  );
  t.like(dishes[0], { contains: ['MILK'], mayContain: ['PEANUTS', 'SESAME'], freeFrom: ['EGGS'] });
});

test('below the headings of another table nothing is read by those of the first', async (t) => {
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

test('a table of which a page was not read is refused, because its dishes would be missing', async (t) => {
  const message = `table.pdf: pages ${LEFT_OUT.from} to ${LEFT_OUT.to}: ${LEFT_OUT.reason}; expected a table of which all pages can be read`;
  await t.throwsAsync(
    longPdf().then((bytes) => read(t, 'table.pdf', bytes)),
    { name: 'ParseError', message },
  );
});
