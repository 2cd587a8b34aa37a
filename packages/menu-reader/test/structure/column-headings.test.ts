import test from 'ava';
import { recognisePages } from '../../src/structure/recognise-pages.ts';
import { type Line, paper } from './paper.ts';

const dishesBySection = (lines: readonly Line[]): Record<string, string[]> =>
  Object.fromEntries(
    recognisePages([paper(lines)]).menus.flatMap((menu) =>
      menu.sections.map((section) => [section.name, section.items.map((item) => item.name)]),
    ),
  );

test('the story of the house is not a list of dishes', (t) => {
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
