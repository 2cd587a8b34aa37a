import test from 'ava';
import { readRows as readList } from '../../support/allergen-tables/read-rows.ts';

const readRows = (...rows: readonly string[]) => readList(rows);

const CROSSED = ['Dish,Milk,Eggs,Fish', 'Leek Tart,x,,', 'Cod,,x,'];

test('refuses a table whose title or note reverses its marks, unless a legend explains them', async (t) => {
  for (const title of [
    ...[
      "What's NOT in our food",
      'Free from',
      'Free-from guide',
      'Allergens our dishes do not contain',
      'NOT in this dish',
    ],
    ...['The list shows which of the fourteen allergens each of our dishes does not have', 'Dishes without'],
    ...[
      'Safe for people with allergies to',
      'What can I eat?',
      'Not contained',
      'Nicht enthalten',
      'Ohne',
      'Sans',
      'Sin',
    ],
    ...[
      'Excludes',
      'What we leave out',
      'Allergy friendly dishes',
      'Which dishes you can have',
      'Convient aux allergiques',
    ],
    ...['Senza', 'Bez', 'Sem', 'Zonder', 'Frei von', 'Geeignet für Allergiker'],
  ])
    for (const mark of ['x', '✓', '●', 'Y', 'Yes']) {
      const rows = CROSSED.map((row) => row.replaceAll('x', mark));
      for (const around of [
        [`"${title}"`, ...rows],
        [...rows, `"${title}"`],
      ])
        await t.throwsAsync(readRows(...around), { message: /free from|nothing explains/ }, `${title} ${mark}`);
    }
  for (const legend of [
    'x = free from',
    'A cross tells you the item does not have that ingredient',
    'x: not present',
  ]) {
    const { dishes } = await readRows('Free from', legend, ...CROSSED);
    t.deepEqual(
      dishes.map(({ name, contains, freeFrom }) => [name, contains, freeFrom]),
      [
        ['Leek Tart', [], ['MILK']],
        ['Cod', [], ['EGGS']],
      ],
      legend,
    );
  }
  for (const first of ['Suitable for', 'Dishes without', 'Free from:'])
    await t.throwsAsync(readRows(...CROSSED.map((row) => row.replace('Dish', first))), { message: /free from/ }, first);
  await t.throwsAsync(readRows('Free from', '"x = yes"', ...CROSSED), { message: /free from/ });
  const plain = await readRows("What's NOT in our food", 'x = contains', ...CROSSED);
  t.like(plain.dishes[1], { name: 'Cod', contains: ['EGGS'] });
});

test('a warning, a diet or a phrase of a menu reverses nothing', async (t) => {
  for (const text of [
    ...['We cannot guarantee food free from bones', 'Suitable for vegetarians', 'Free delivery', 'Gluten free brownie'],
    ...['Allergens in our dishes', 'Allergen information', 'No bookings', 'Ask us about allergens'],
  ])
    t.like((await readRows(text, ...CROSSED)).dishes[0], { contains: ['MILK'] }, text);
});

test('a dish may have the name of an allergen', async (t) => {
  const { dishes } = await readRows('Dish,Milk,Eggs,Fish,Crustaceans', 'Cod,x,,x,', 'Prawns,,,,x', 'Milk,x,,,');
  t.deepEqual(
    dishes.map(({ name, contains }) => [name, contains]),
    [
      ['Cod', ['MILK', 'FISH']],
      ['Prawns', ['CRUSTACEANS']],
      ['Milk', ['MILK']],
    ],
  );
});

test('a column that names several allergens counts for each of them', async (t) => {
  for (const [heading, codes] of [
    ['Crustaceans/Molluscs', ['CRUSTACEANS', 'MOLLUSCS']],
    ['Nuts/Peanuts', ['NUTS', 'PEANUTS']],
    ['Fish & Crustaceans', ['FISH', 'CRUSTACEANS']],
    ['Nuts and peanuts', ['NUTS', 'PEANUTS']],
    ['"Gluten, Soya"', ['GLUTEN', 'SOYA']],
    ['Nuts (incl. peanuts)', ['NUTS']],
    ['Nuts (peanuts)', ['NUTS', 'PEANUTS']],
    ['Nüsse und Erdnüsse', ['NUTS', 'PEANUTS']],
    ['Fruits à coque et arachides', ['NUTS', 'PEANUTS']],
    ['Sulphur dioxide & sulphites', ['SULPHITES']],
  ] as const) {
    const { dishes, columns } = await readRows(`Dish,Milk,Eggs,Mustard,${heading}`, 'Leek Tart,,,,x', 'Plum Cake,x,,,');
    t.deepEqual(dishes[0]?.contains, [...codes], heading);
    t.true(
      codes.every((code) => columns.includes(code) && dishes[1]?.freeFrom.includes(code)),
      heading,
    );
  }
  const kind = await readRows('Dish,Milk,Eggs,Mustard,Wheat/Soya', 'Leek Tart,,,,x', 'Plum Cake,x,,,');
  t.like(kind.dishes[0], { contains: ['GLUTEN', 'SOYA'] });
  t.deepEqual(kind.dishes[1]?.freeFrom, ['EGGS', 'MUSTARD', 'SOYA'], 'free from wheat is not free from gluten');
});

test('reports an unknown heading, and declares nothing absent that it may be about', async (t) => {
  const { dishes, notes } = await readRows(
    'Dish,Milk,Milk powder,Eggs,Fish,Stinging nettles,Price,kcal,Vegan',
    'Leek Tart,,x,,x,x,4.50,300,Y',
  );
  t.like(dishes[0], { contains: ['FISH'], freeFrom: ['EGGS'], calories: 300 });
  t.deepEqual(
    notes.map((note) => /"(.*?)"/.exec(note)?.[1]),
    ['Milk powder', 'Stinging nettles'],
  );
});

test('headings define the meaning of marks below them', async (t) => {
  for (const heading of [
    ...[
      'OK for gluten allergy',
      'Suitable for coeliacs',
      'Gluten free',
      'Free from gluten',
      'Safe for people with a gluten intolerance',
    ],
    ...[
      'Gluten (free)',
      'Glutenfrei',
      'Ohne Gluten',
      'Sans gluten',
      'Sin gluten',
      'Senza glutine',
      'No gluten',
      'Contains no gluten',
    ],
  ]) {
    const { dishes } = await readRows(`Dish,Milk,Eggs,Fish,${heading}`, 'Leek Tart,✓,,,✓', 'Plum Cake,✓,,,');
    t.deepEqual(dishes[0]?.contains, ['MILK'], heading);
    t.true(dishes[0]?.freeFrom.includes('GLUTEN'), heading);
    t.false(dishes[1]?.freeFrom.includes('GLUTEN'), heading);
  }
  for (const heading of [
    'Can be made gluten free',
    'Gluten free option',
    'Not gluten free',
    'Gluten allergy',
    'Low gluten',
  ]) {
    const { dishes, notes } = await readRows(`Dish,Milk,Eggs,Fish,${heading}`, 'Leek Tart,✓,,,✓');
    t.false([dishes[0]?.contains, dishes[0]?.freeFrom].flat().includes('GLUTEN'), heading);
    t.true(notes.some((note) => note.includes(heading)));
  }
  const over = [',Can be made without,,', 'Dish,Milk,Eggs,Fish', 'Leek Tart,✓,✓,'];
  await t.throwsAsync(readRows(...over), { message: /none has allergens as headings/ });
});

test('words in cells are statements by themselves, and their row is no heading', async (t) => {
  for (const [contains, may, free] of [
    ['Contains', 'May contain', 'Free'],
    ['Contains', 'May contain', 'Does not contain'],
    ['Yes', 'Traces', 'No'],
    ['Not suitable', 'May contain traces', 'OK'],
    ['Present', 'Possible', 'Safe'],
    ['Enthalten', 'Kann enthalten', 'Nicht enthalten'],
    ['Contient', 'Peut contenir', 'Sans'],
    ['Contiene', 'Puede contener', 'No contiene'],
    ['Zawiera', 'Może zawierać', 'Nie zawiera'],
  ]) {
    const { dishes } = await readRows(
      'Dish,Milk,Eggs,Fish',
      `Leek Tart,${contains},${contains},${contains}`,
      `Plum Cake,${contains},${may},${free}`,
      `Bean Pot,${free},${free},`,
    );
    t.like(dishes[0], { name: 'Leek Tart', contains: ['MILK', 'EGGS', 'FISH'] }, contains);
    t.like(dishes[1], { contains: ['MILK'], mayContain: ['EGGS'], freeFrom: ['FISH'] }, contains);
    t.deepEqual(dishes[2]?.freeFrom.toSorted(), ['EGGS', 'MILK'], contains);
  }
  const named = await readRows('Dish,Gluten,Nuts,Milk', 'Pesto Roll,Wheat,Cashews,Milk', 'Rice,,,');
  t.like(named.dishes[0], { name: 'Pesto Roll', contains: ['GLUTEN', 'NUTS', 'MILK'] });
  const turned = await readRows(
    'Allergen,Korma,Naan,Rice',
    'Milk,Contains,Contains,Free',
    'Nuts,Contains,Free,Free',
    'Eggs,Free,Contains,Free',
  );
  t.like(turned.dishes[0], { name: 'Korma', contains: ['MILK', 'NUTS'], freeFrom: ['EGGS'] });
  await t.throwsAsync(readRows('Free from', 'Dish,Milk,Eggs,Fish', 'Leek Tart,Yes,No,Yes'), { message: /free from/ });
  await t.throwsAsync(readRows('Dish,Milk,Eggs,Fish', 'Leek Tart,N,,N'), { message: /nothing explains/ });
});

test('reads a footnote at a mark by its legend, and no refusal proposes a meaning', async (t) => {
  const noted = await readRows(
    '"✓ = free, ✗ = contains. ² may contain traces"',
    'Dish,Milk,Eggs,Fish',
    'Leek Tart,✓²,✗²,✓',
    'Plum Cake,²,✓³,✓ (sauce)',
  );
  t.like(noted.dishes[0], { contains: ['EGGS'], mayContain: ['MILK'], freeFrom: ['FISH'] });
  t.like(noted.dishes[1], { contains: [], mayContain: ['MILK'], freeFrom: [] });
  const dish = await readRows(
    'Dish,Milk,Eggs,Nuts',
    'Tart*,Yes,,',
    'Cake,,Yes (yolk),No (vegan)',
    '* may contain nuts',
  );
  t.like(dish.dishes[0], { contains: ['MILK'], mayContain: ['NUTS'] });
  t.like(dish.dishes[1], { contains: ['EGGS'], mayContain: [] });
  t.false(dish.dishes[1]?.freeFrom.includes('NUTS'));
  const brackets = await readRows(
    '"x = contains, (x) = may contain"',
    'Dish,Milk,Eggs,Fish',
    'Leek Tart,x,(x),',
    'Plum Cake,x (in mayo),,x',
  );
  t.like(brackets.dishes[0], { contains: ['MILK'], mayContain: ['EGGS'], freeFrom: ['FISH'] });
  t.like(brackets.dishes[1], { contains: ['MILK', 'FISH'] });
  for (const cells of [
    'x,(x),',
    '✓,✓(in mayo),²',
    'tick,cross,',
    '²,,',
    'OK?,x,',
    'F,,',
    'M,,',
    'q,x,',
    '✗,✓,✓(base)',
  ]) {
    const refused = await t.throwsAsync(
      readRows('Dish,Milk,Eggs,Fish', `Leek Tart,${cells}`),
      { message: /nothing explains/ },
      cells,
    );
    t.notRegex(refused?.message ?? '', /=(?:contains|free|may-contain)"/, cells);
  }
});

test('a heading that limits its group promises nothing of the whole group', async (t) => {
  for (const heading of [
    ...['Nuts (almond only)', '"Nuts (walnut, pecan)"', 'Nuts (walnut & pecan)', 'Gluten (wheat only)'],
    ...['Milk (cow only)', 'Fish (raw)', 'Fish (not sauce)'],
  ]) {
    const {
      dishes: [dish],
    } = await readRows(`Dish,Celery,${heading},Sesame,Lupin`, 'Soup,x,,,', 'Tart,,x,,');
    t.deepEqual(dish?.freeFrom.toSorted(), ['LUPIN', 'SESAME'], heading);
  }
  for (const heading of [
    'Sulphites (>10 mg/kg)',
    'Nuts (all)',
    'Celery (incl. celeriac)',
    'Milk (lactose)',
    'Fish (F)',
  ]) {
    const {
      dishes: [dish],
    } = await readRows(`Dish,Eggs,${heading},Sesame,Lupin`, 'Soup,x,,,', 'Tart,,x,,');
    t.is(dish?.freeFrom.length, 3, heading);
  }
});

test('a column or note that warns of contact with other dishes frees of nothing', async (t) => {
  for (const [heading, cell] of [
    ...[
      ['Shared fryer', 'yes'],
      ['Fryer', 'F'],
      ['Cooked in', 'shared oil'],
      ['Cross contact', 'y'],
    ],
    ...[
      ['Warning', 'see staff'],
      ['Notes', 'Fried with battered fish'],
      ['Notes', 'Same fryer as scampi'],
    ],
  ] as const) {
    const {
      dishes: [dish],
    } = await readRows(`Dish,Milk,Eggs,Fish,${heading}`, `Chips,,,,${cell}`, 'Tart,x,x,,', 'Cod,,,x,');
    t.deepEqual(dish?.freeFrom, [], `${heading}: ${cell}`);
  }
  const {
    dishes: [dish],
  } = await readRows('Dish,Milk,Eggs,Fish,Shared fryer', 'Chips,,,,no', 'Tart,x,x,,no', 'Cod,,,x,yes');
  t.is(dish?.freeFrom.length, 3, 'that says no');
});
