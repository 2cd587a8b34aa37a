import test from 'ava';
import { readRows } from '../../support/allergen-tables/read-rows.ts';

const TABLE = ['Dish,Milk,Eggs,Nuts', 'Leek Tart,x,,', 'Plum Cake,,x,'];

const quoted = (text: string): string => `"${text}"`;

const places = (note: string): readonly (readonly string[])[] => [
  [quoted(note), ...TABLE],
  [...TABLE, quoted(note)],
  TABLE.map((row, i) => (i === 1 ? `${row},${quoted(note)}` : `${row},`)),
];

test('an unclear note about empty cells leaves them unknown, anywhere and in any language', async (t) => {
  for (const note of [
    ...['Blank = not yet tested', 'An empty box does not mean free', 'Blank: no information', 'If blank please ask us'],
    ...['Where a cell is left blank, we do not know', 'No mark does not mean that the dish is free from it'],
    ...['Not marked means not analysed', 'Empty cells: awaiting supplier information', 'x = contains, blank = unknown'],
    ...[
      'Leere Felder: nicht geprüft',
      'Case vide = non analysé',
      'Casilla vacía = sin datos',
      'Casella vuota = non testato',
    ],
    ...[
      'Puste pole oznacza brak danych',
      'Leeg vakje betekent niet vrij',
      'Campo vazio = não testado',
      'No entry = no information',
      'If there is no x we cannot say',
    ],
  ])
    for (const rows of places(note)) {
      const { dishes, notes } = await readRows(rows);
      t.deepEqual(
        dishes.flatMap(({ freeFrom }) => freeFrom),
        [],
        note,
      );
      t.like(dishes[0], { contains: ['MILK'] });
      t.true(
        notes.some((one) => one.includes(note)),
        note,
      );
    }
});

test('reads a legend of empty cells like any other', async (t) => {
  for (const note of [
    ...[
      'x = contains, blank = free',
      'Blank means the allergen is not present',
      'An empty cell means free from that allergen',
    ],
    ...[
      'Where a box is blank, the dish does not contain the allergen',
      'x contains; blank does not',
      'Leer = nicht enthalten',
    ],
  ]) {
    const { dishes } = await readRows([quoted(note), ...TABLE]);
    t.like(dishes[0], { contains: ['MILK'], freeFrom: ['EGGS', 'NUTS'] }, note);
  }
  const turned = await readRows(['"✓ = free, blank = contains"', 'Dish,Milk,Eggs,Nuts', 'Leek Tart,✓,,✓']);
  t.like(turned.dishes[0], { contains: ['EGGS'], freeFrom: ['MILK', 'NUTS'] });
  const given = await readRows(['Blank = not yet tested', ...TABLE], ['blank=free']);
  t.like(given.dishes[0], { contains: ['MILK'], freeFrom: ['EGGS', 'NUTS'] });
});

test('a precaution for all dishes applies to each, so that none is free from its allergens', async (t) => {
  for (const note of [
    ...['All dishes may contain traces of nuts', 'May contain nuts', 'Traces of nuts may be present in all our food'],
    ...['All our food is made in a kitchen that handles nuts', 'We cannot guarantee that any dish is free from nuts'],
    ...[
      'Alle Gerichte können Spuren von Nüssen enthalten',
      'Tous les plats peuvent contenir des traces de fruits à coque',
    ],
    ...[
      'Todos los platos pueden contener trazas de frutos secos',
      'Tutti i piatti possono contenere tracce di frutta a guscio',
    ],
    ...['Wszystkie dania mogą zawierać śladowe ilości orzechów', 'Alle gerechten kunnen sporen van noten bevatten'],
  ])
    for (const rows of places(note)) {
      const { dishes } = await readRows(rows);
      const [tart, cake] = dishes;
      t.like(tart, { contains: ['MILK'], mayContain: ['NUTS'], freeFrom: ['EGGS'] }, note);
      if (rows.length === TABLE.length) continue;
      t.like(cake, { contains: ['EGGS'], mayContain: ['NUTS'], freeFrom: ['MILK'] }, note);
    }
});

test('a precaution about any allergen leaves nothing free, unless the operator says so', async (t) => {
  for (const note of [
    'Cross-contamination may occur',
    'Kreuzkontamination ist möglich',
    'Dishes may contain traces of the other allergens',
  ]) {
    const { dishes, notes } = await readRows([...TABLE, quoted(note)]);
    t.deepEqual(dishes[0]?.freeFrom, [], note);
    t.true(notes.some((one) => one.includes(note)));
    t.deepEqual((await readRows([...TABLE, quoted(note)], ['blank=free'])).dishes[0]?.freeFrom, ['EGGS', 'NUTS']);
  }
  for (const note of [
    'We cannot guarantee that any dish is allergen free',
    'All dishes may contain traces of any allergen',
  ]) {
    const warned = await readRows([...TABLE, quoted(note)], ['blank=free']);
    t.like(warned.dishes[0], { contains: ['MILK'], freeFrom: [] });
    t.is(warned.dishes[0]?.mayContain.length, 13, note);
  }
  const other = await readRows([...TABLE, 'Fish dishes may contain small bones', 'Valid from May 2026']);
  t.like(other.dishes[0], { mayContain: [], freeFrom: ['EGGS', 'NUTS'] });
  const one = await readRows([...TABLE, 'Our Plum Cake may contain traces of nuts']);
  t.deepEqual(
    one.dishes.slice(0, 2).map(({ mayContain }) => mayContain),
    [[], ['NUTS']],
  );
});

test('a note about marks that is not understood refuses a table without another explanation', async (t) => {
  for (const note of [
    ...['x = can be made without', 'x our kitchen can do this without', 'Our kitchen can do this without'],
    ...['Marked dishes can be made without', 'A mark shows what we can leave out', 'x = on request', 'x = not tested'],
    ...['x does not mean free', 'Gekennzeichnet: auf Wunsch ohne', 'x = sur demande sans'],
  ])
    for (const rows of places(note).slice(0, 2))
      await t.throwsAsync(readRows(rows), { message: /nothing explains/ }, note);
  t.like((await readRows(['x = can be made without', ...TABLE], ['x=free', 'blank=contains'])).dishes[0], {
    contains: ['EGGS', 'NUTS'],
    freeFrom: ['MILK'],
  });
});

test('a note about an unfinished table or a shared kitchen leaves nothing free', async (t) => {
  for (const note of [
    ...[
      'This table is incomplete',
      'Not verified',
      'We have only tested for milk and eggs',
      'Nothing shown means we have not checked',
    ],
    ...[
      'Allergens not shown may still be present',
      'Gaps: supplier has not replied',
      'Please note all our fryers are shared',
    ],
    ...['Ungeprüft', 'Non vérifié', 'Datos no comprobados', 'Same oil for all fried items', 'Tabella provvisoria'],
  ])
    for (const rows of places(note).slice(0, 2)) {
      const { dishes, notes } = await readRows(rows);
      t.deepEqual(
        dishes.flatMap(({ freeFrom }) => freeFrom),
        [],
        note,
      );
      t.true(
        notes.some((one) => one.includes(note)),
        note,
      );
    }
  for (const note of [
    'Nuts are used in our kitchen',
    'Our kitchen uses nuts',
    'Produced on lines that process nuts',
    'We handle nuts',
  ])
    t.like((await readRows([...TABLE, note])).dishes[0], { mayContain: ['NUTS'], freeFrom: ['EGGS'] }, note);
});

test('unrelated notes change nothing', async (t) => {
  for (const note of [
    ...[
      'Dishes marked (v) are vegetarian',
      'Prices include VAT',
      'Not all ingredients are listed on the menu',
      'No service charge',
    ],
    ...[
      'Can be made gluten free on request',
      'Our kitchen is open from 12 to 9',
      'White chocolate is a favourite',
      'Free parking',
    ],
  ])
    t.like(
      (await readRows([...TABLE, quoted(note)])).dishes[0],
      { contains: ['MILK'], freeFrom: ['EGGS', 'NUTS'] },
      note,
    );
});

test('an allergen named in unknown words is left open for the dishes concerned', async (t) => {
  for (const note of [
    'Nuts cannot be excluded',
    'There is a risk of nuts',
    'Our pastry chef works with nuts every day',
    'Nut information to follow',
    'In unserer Backstube werden auch Nüsse verwendet',
    'Des noix sont travaillées dans notre atelier',
    'En nuestro obrador se trabajan nueces',
    'In onze bakkerij wordt met noten gewerkt',
  ]) {
    const { dishes, notes } = await readRows([...TABLE, quoted(note)]);
    t.false(dishes[0]?.freeFrom.includes('NUTS'), note);
    t.true(dishes[0]?.freeFrom.includes('EGGS') || dishes[0]?.mayContain.includes('NUTS'), note);
    t.true(
      notes.some((one) => one.includes(note)),
      note,
    );
  }
  const list = await readRows([...TABLE, quoted('This list is about milk, eggs, nuts, fish, celery and mustard')]);
  t.deepEqual(list.dishes[0]?.freeFrom, ['EGGS', 'NUTS'], 'a list of what the columns are about');
});

test("a dish's own statement counts, in its name and beside it", async (t) => {
  const rows = [
    'Dish,Milk,Eggs,Nuts,Notes',
    'Flan,x,,,Baked with almond oil',
    'Roll (may contain nuts),x,,,',
    'Pie,x,,,not checked',
  ];
  const { dishes } = await readRows(rows);
  t.deepEqual(dishes[0]?.freeFrom.includes('NUTS'), false);
  t.like(dishes[1], { mayContain: ['NUTS'] });
  t.deepEqual(dishes[2]?.freeFrom, []);
});

test('a row with lists of allergens is no heading', async (t) => {
  const { dishes } = await readRows([
    'Dish,Contains,May contain',
    'Flan,"milk, eggs, wheat",none',
    'Roll,none,nuts',
    'Bun,wheat,sesame',
  ]);
  t.deepEqual(
    dishes.map(({ name, contains, mayContain, freeFrom }) => [name, contains.length, mayContain, freeFrom]),
    [
      ['Flan', 3, [], []],
      ['Roll', 0, ['NUTS'], []],
      ['Bun', 1, ['SESAME'], []],
    ],
  );
});
