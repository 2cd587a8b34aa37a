import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { gatherMenus, type LabelledUnit } from '../../src/structure/assemble/gather-menus.ts';
import { recognisePages } from '../../src/structure/recognise-pages.ts';
import type { UnitFeatures } from '../../src/structure/roles/features.ts';
import type { Role } from '../../src/structure/roles/role.ts';
import type { Unit } from '../../src/structure/units/unit.ts';
import { type Line, paper } from './paper.ts';
import { heading, outline } from './paper-outline.ts';

const dish = (name: string, price: string): Line[] => [
  [name, 20],
  [price, 0, { x: 300 }],
];

test('prices by the glass and the bottle may share a cell', (t) => {
  const lines: Line[] = [
    heading('White'),
    ...dish('Riesling from the hill', '9/34'),
    ...dish('Muscat by the lake', '8/30'),
    ...dish('Old vines', '--/41'),
    ...dish('Picpoul', '10/38'),
  ];
  t.deepEqual(outline(lines), [
    'White: Riesling from the hill | - | 9',
    'White: Muscat by the lake | - | 8',
    'White: Old vines | - | 41',
    'White: Picpoul | - | 10',
  ]);
});

test('the price of the bottle may precede that of the glass', (t) => {
  const lines: Line[] = [
    heading('Red'),
    ...dish('Malbec from the hill', '53/13'),
    ...dish('Syrah by the lake', '64/15'),
    ...dish('Old vines', '49.50/11'),
    ...dish('Merlot', '110'),
  ];
  t.deepEqual(outline(lines), [
    'Red: Malbec from the hill | - | 13',
    'Red: Syrah by the lake | - | 15',
    'Red: Old vines | - | 11',
    'Red: Merlot | - | 110',
  ]);
});

test('a heading across all columns covers all of them, down to the next such heading', (t) => {
  const band = (name: string, ...columns: readonly (readonly string[])[]): Line[] => [
    [name, 50, { size: 22, bold: true }],
    ...Array.from({ length: columns[0]?.length ?? 0 }, (_, row) =>
      columns.flatMap((dishes, column): Line[] => [
        [dishes[row] ?? '', column === 0 ? 22 : 0, { x: 50 + 180 * column }],
        [`${row + 4}.50`, 0, { x: 180 + 180 * column }],
      ]),
    ).flat(),
  ];
  const lines: Line[] = [
    ...band(
      'Small bites',
      ['Soup', 'Olives', 'Oatcakes'],
      ['Skink', 'Pate', 'Haggis'],
      ['Crostini', 'Gratin', 'Squid'],
    ),
    ...band(
      'Mains',
      ['Chilli', 'Macaroni', 'Mince'],
      ['Tagine', 'Stovies', 'Pie'],
      ['Moussaka', 'Satay', 'Stroganoff'],
    ),
    ...band('Salads', ['Prawn', 'Bacon', 'Beetroot'], ['Quinoa', 'Tuna', 'Greek'], ['Caesar', 'Nicoise', 'Garden']),
  ];
  t.deepEqual(
    recognisePages([paper(lines)]).menus.flatMap(({ sections }) =>
      sections.map(({ name, items }) => `${name}: ${items.map((item) => item.name).join(', ')}`),
    ),
    [
      'Small bites: Soup, Olives, Oatcakes, Skink, Pate, Haggis, Crostini, Gratin, Squid',
      'Mains: Chilli, Macaroni, Mince, Tagine, Stovies, Pie, Moussaka, Satay, Stroganoff',
      'Salads: Prawn, Bacon, Beetroot, Quinoa, Tuna, Greek, Caesar, Nicoise, Garden',
    ],
  );
});

test('names with prices over one or two plain lines are dishes, not priced headings', (t) => {
  const sundae = (name: string, price: string, ...about: string[]): Line[] => [
    [name, 14, { bold: true }],
    [price, 0, { x: 200, bold: true }],
    ...about.map((line): Line => [line, 13]),
  ];
  const lines: Line[] = [
    heading('Sundaes'),
    ...sundae('Orchard', '7.25', 'Apple Sorbet, Crumble and Hot Caramel', 'Finished Off with Cream & Nuts'),
    ...sundae('Campfire', '7.75', 'Toasted Marshmallow, Biscuit Ice and Sauce', 'Finished Off with Cream & Biscuits'),
    ...sundae('Harbour', '6.95', 'Sea Salt Ice, Toffee and Crisp Wafers', 'Finished Off with Cream & Fudge'),
    ...sundae('Meadow', '6.50', 'Honey Ice, Oats and Warm Berries', 'Finished Off with Cream & Petals'),
    ...sundae('Snowfall', '8.25', 'Coconut Ice, Lime and Meringue', 'Finished Off with Cream & Mint'),
    ...sundae('Small One', '3.50', 'One scoop of the day'),
  ];
  t.is(
    outline(lines)[0],
    'Sundaes: Orchard | Apple Sorbet, Crumble and Hot Caramel Finished Off with Cream & Nuts | 7.25',
  );
  t.is(outline(lines).length, 6);
});

test('house numbers and years set letter by letter are not prices', (t) => {
  const lines: Line[] = [
    ['5 2 1', 0, { x: 150 }],
    ['HARBOUR ROW', 0, { x: 190 }],
    ['SINCE', 14, { x: 150 }],
    ['1 9 9 9', 0, { x: 190 }],
    heading('Sides'),
    ...dish('Rice', '3.00'),
    ...dish('Peas', '3.50'),
    ...dish('Plantain', '5.00'),
    ...dish('Slaw', '2.50'),
  ];
  t.deepEqual(outline(lines), [
    'Sides: Rice | - | 3',
    'Sides: Peas | - | 3.5',
    'Sides: Plantain | - | 5',
    'Sides: Slaw | - | 2.5',
  ]);
});

test('a dish mistaken for a heading gives its price to no other dish', (t) => {
  const label = (text: string, role: Role, price?: number): LabelledUnit => ({
    unit: {
      text,
      styleKey: text,
      codes: [],
      prices: price ? [{ value: price, start: 0, end: 0, form: 'currency', label: null }] : [],
    } as unknown as Unit,
    role,
    features: { gap: 2 } as UnitFeatures,
    margin: 1,
  });
  const prices = (first: string): (number | undefined)[] =>
    gatherMenus(
      [label(first, 'heading', 11), label('Skewers', 'heading'), label('Lamb', 'item'), label('Squid', 'item')],
      false,
    ).menus.flatMap((menu) => menu.sections.map((section) => section.price?.value));
  t.deepEqual(prices('Hunter pie'), [11, undefined]);
  t.deepEqual(prices('Any two small plates'), [11, 11]);
});

test('a wrapped name keeps both lines, with the price at the second', (t) => {
  const lines: Line[] = [
    heading('Plates'),
    ...dish('Mutton curry', '£12.50'),
    ...dish('Lentil stew', '£9.50'),
    ['Aubergine, courgette', 26],
    ['and pepper bake', 12],
    ['£10.95', 0, { x: 300 }],
    ...dish('Cheese omelette', '£8.00'),
    ['Smoked haddock', 26],
    ['Rarebit', 12],
    ['£11.50', 0, { x: 300 }],
    ...dish('Ham hock', '£12.00'),
  ];
  t.deepEqual(outline(lines), [
    'Plates: Mutton curry | - | 12.5',
    'Plates: Lentil stew | - | 9.5',
    'Plates: Aubergine, courgette and pepper bake | - | 10.95',
    'Plates: Cheese omelette | - | 8',
    'Plates: Smoked haddock Rarebit | - | 11.5',
    'Plates: Ham hock | - | 12',
  ]);
});

test('numbers in a column before the names are not prices; a column of signs belongs to its amounts', (t) => {
  const numbered = (number: string, name: string, price: string): Line[] => [
    [number, 20],
    [name, 0, { x: 90 }],
    ['$', 0, { x: 300 }],
    [price, 0, { x: 325 }],
  ];
  const lines: Line[] = [
    heading('Soups'),
    ...numbered('1', 'Clear soup', '6.00'),
    ...numbered('2', 'Sour soup', '8.00'),
    ...numbered('3', 'Crab soup', '7.50'),
    ...numbered('4', 'Corn soup', '7.00'),
  ];
  t.deepEqual(
    outline(lines).map((line) => line.replace(/.*: /, '')),
    ['Clear soup | - | 6', 'Sour soup | - | 8', 'Crab soup | - | 7.5', 'Corn soup | - | 7'],
  );
});

test('circled letters and codes may follow a whole price, and are kept', (t) => {
  const lines: Line[] = [
    heading('Pizza'),
    ['MARINARA | 14 Ⓥ', 20],
    ['garlic, oregano', 12, { font: 'Serif' }],
    ['DIAVOLA | 19', 20],
    ['chilli, salami', 12, { font: 'Serif' }],
    ['FUNGHI | 17 (V)', 20],
    ['field mushrooms, thyme', 12, { font: 'Serif' }],
    ['ORTOLANA | 16 Ⓥ', 20],
    ['grilled vegetables', 12, { font: 'Serif' }],
    ['PROSCIUTTO | 18', 20],
    ['ham, rocket', 12, { font: 'Serif' }],
    ['SPINACI | (V) 15', 20],
    ['spinach, egg', 12, { font: 'Serif' }],
  ];
  t.deepEqual(outline(lines), [
    'Pizza: MARINARA | garlic, oregano | 14',
    'Pizza: DIAVOLA | chilli, salami | 19',
    'Pizza: FUNGHI | field mushrooms, thyme | 17',
    'Pizza: ORTOLANA | grilled vegetables | 16',
    'Pizza: PROSCIUTTO | ham, rocket | 18',
    'Pizza: SPINACI | spinach, egg | 15',
  ]);
  t.deepEqual(
    itemsOf(recognisePages([paper(lines)]).menus).map((item) => item.stated.vegetarian ?? false),
    [true, false, true, true, false, true],
  );
});
