import test from 'ava';
import { recognisePages } from '../../src/structure/recognise-pages.ts';
import { type Line, paper } from './paper.ts';

const dishesBySection = (lines: readonly Line[]): Record<string, string[]> =>
  Object.fromEntries(
    recognisePages([paper(lines)]).menus.flatMap((menu) =>
      menu.sections.map((section) => [section.name, section.items.map((item) => item.name)]),
    ),
  );

test('a heading that begins in the gutter heads both columns below it', (t) => {
  const row = (left: string, right: string): Line[] => [
    ...(left ? [[`${left} £6`, 22, { x: 40 }] satisfies Line] : []),
    ...(right ? [[`${right} £7`, left ? 0 : 22, { x: 320 }] satisfies Line] : []),
  ];
  const banner = (text: string): Line => [text, 40, { x: 220, size: 20, font: 'Script' }];
  const lines: Line[] = [
    banner('On Draught'),
    ...row('Harbour Pils', 'Quay Stout'),
    ...row('Mill Lager', 'Old Pier Ale'),
    ...row('Red Barrel', 'Hill Porter'),
    ...row('White Boat', 'Wheat Field'),
    banner('In Bottles'),
    ...row('Light Tide', 'Free Wheel'),
    ...row('Low Cider', 'Ginger Fox'),
    ...row('Pear Tree', 'Root Cellar'),
  ];
  t.deepEqual(dishesBySection(lines), {
    'On Draught': [
      ...['Harbour Pils', 'Mill Lager', 'Red Barrel', 'White Boat'],
      ...['Quay Stout', 'Old Pier Ale', 'Hill Porter', 'Wheat Field'],
    ],
    'In Bottles': ['Light Tide', 'Low Cider', 'Pear Tree', 'Free Wheel', 'Ginger Fox', 'Root Cellar'],
  });
});

test('the story of the house is no list of dishes', (t) => {
  const dish = (name: string, price: string): Line[] => [
    [name, 18, { bold: true }],
    [price, 0, { x: 300 }],
  ];
  const lines: Line[] = [
    ['Tacos', 40, { size: 18, font: 'Script' }],
    ...dish('Beef Tongue', '$7.50'),
    ...dish('Green Chicken', '$6.50'),
    ...dish('Field Bean', '$5.50'),
    ...dish('Harbour Fish', '$8.50'),
    ['The House on the Hill', 40, { size: 18, font: 'Script' }],
    ['Looking back nearly half a century, it was a long shot when our parents opened the doors.', 20],
    ['They finished early, and the whole street was there before the first evening had begun.', 13],
    ['Our family has had the pleasure of serving you, as well as friends from far away.', 13],
  ];
  t.deepEqual(Object.keys(dishesBySection(lines)), ['Tacos']);
});

test('a large heading at the left, beside which nothing stands, heads all columns that begin below it', (t) => {
  const dish = (column: number, down: number, name: string, about: string): { y: number; line: Line }[] => {
    const x = 40 + 160 * column;
    return [
      { y: down, line: [`${name} £6.50`, 0, { x, bold: true }] },
      { y: down + 12, line: [about, 0, { x }] },
    ];
  };
  // dishes of a column stand unevenly beside those of the next
  const band = (top: number, title: string, columns: readonly (readonly string[])[]): { y: number; line: Line }[] => [
    { y: top, line: [title, 0, { x: 40, size: 20, font: 'Slab' }] },
    ...columns.flatMap((names, column) =>
      names.flatMap((name, i) => dish(column, top + 30 + i * (34 + 3 * column), name, 'with leaves and bread')),
    ),
  ];
  const placed = [
    ...band(40, 'SMALL BITES', [
      ['Soup', 'Oatcakes', 'Salmon Pate'],
      ['Skink', 'Liver Pate', 'Goat Cheese'],
      ['Crostini', 'Gratin', 'Olives'],
    ]),
    ...band(230, 'MAIN MEALS', [
      ['Chilli', 'Macaroni', 'Tagine'],
      ['Mousakka', 'Satay', 'Scampi'],
      ['Haggis', 'Mince', 'Fish Pie'],
    ]),
  ].sort((a, b) => a.y - b.y);
  let y = 0;
  const lines = placed.map(({ y: down, line: [text, , look = {}] }): Line => {
    const step = down - y;
    y = down;
    return [text, step, look];
  });
  t.deepEqual(dishesBySection(lines), {
    'SMALL BITES': [
      'Soup',
      'Oatcakes',
      'Salmon Pate',
      'Skink',
      'Liver Pate',
      'Goat Cheese',
      'Crostini',
      'Gratin',
      'Olives',
    ],
    'MAIN MEALS': ['Chilli', 'Macaroni', 'Tagine', 'Mousakka', 'Satay', 'Scampi', 'Haggis', 'Mince', 'Fish Pie'],
  });
});
