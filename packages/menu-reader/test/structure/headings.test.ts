import test from 'ava';
import type { Ink, Word } from '../../src/read/positioned-text.ts';
import { settleHeadings } from '../../src/structure/layout/block-steps.ts';
import { evenLooks } from '../../src/structure/layout/even-looks.ts';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
import { recognisePages } from '../../src/structure/recognise-pages.ts';
import { isMenuTitle } from '../../src/structure/roles/title-words.ts';
import type { Segment } from '../../src/structure/segments/segment.ts';
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

const segment = (text: string, x: number, y: number, size: number): Segment => {
  const cell = { x: x + 90, x1: x + 110, y, size, cells: [] };
  const x1 = x + 0.5 * size * text.length;
  return { text, x, x1, y, size, runs: [], price: null, cells: size < 12 ? [cell] : [] } as unknown as Segment;
};
const texts = (blocks: readonly Segment[][]): string[][] => blocks.map((block) => block.map(({ text }) => text));

test('headings of the columns below go to their own', (t) => {
  const above = [segment('Teas', 20, 20, 18), segment('Mint', 20, 40, 8), segment('Rose', 20, 54, 8)];
  const pies = segment('Hot pies', 30, 110, 18);
  const buns = segment('Buns', 150, 110, 18);
  const left = [segment('Leek', 20, 130, 8), segment('Plum', 20, 144, 8)];
  const right = [segment('Seeded', 140, 130, 8), segment('Plain', 140, 144, 8)];
  t.deepEqual(texts(settleHeadings([above, [pies], [buns], left, right])), [
    ['Teas', 'Mint', 'Rose'],
    ['Hot pies'],
    ['Leek', 'Plum'],
    ['Buns'],
    ['Seeded', 'Plain'],
  ]);
});

test('texts that name an occasion and a meal, or end in menu, are titles', (t) => {
  for (const text of [
    'Sunday Lunch',
    'Lunch Specials',
    'Bar Food',
    'New Year’s Eve Set Menu',
    'Breakfast & Lunch',
    'Takeaway',
    'Drinks List',
    'WINTER MENU – prices may change (Nov 2025)',
    'THE ANCHOR · EVENING MENU',
  ])
    t.true(isMenuTitle(text), text);
});

test('sections, dishes and sentences are not titles', (t) => {
  for (const text of [
    'Drinks',
    'Sunday',
    'Mains',
    'Beef Dinner',
    'Welcome to our lunch menu',
    'Please ask for our allergen menu',
    'Roast potatoes, greens and gravy with every Sunday lunch',
    'Set',
    'Allergens: ask for the drinks list',
  ])
    t.false(isMenuTitle(text), text);
});

const dish = (name: string, price: string): string => `<p>${name} ${price}</p>`;

test('a line above the first section that is worded as a title names the menu, whatever its look', (t) => {
  const html = `<h1>The Old Kiln</h1><p>Sunday Lunch</p><h2>Starters</h2>${dish('Soup', '£5.00')}${dish('Terrine', '£6.50')}
    <h2>Roasts</h2>${dish('Beef', '£17.00')}${dish('Pork', '£16.00')}`;
  t.is(recogniseHtml(html).menus[0]?.name, 'Sunday Lunch');
});

test('a title above does not turn a section into a menu', (t) => {
  const html = `<h1>The Old Kiln</h1><h2>Sandwiches</h2>${dish('Ham', '£5.00')}${dish('Egg', '£4.50')}
    <h2>Sunday Roasts</h2>${dish('Beef', '£17.00')}${dish('Pork', '£16.00')}`;
  const { menus } = recogniseHtml(html);
  t.is(menus.length, 1);
  t.deepEqual(
    menus[0]?.sections.map(({ name }) => name),
    ['Sandwiches', 'Sunday Roasts'],
  );
});

const PAPER_COLOUR = '#f0e8d8';

/** A line of words, each with a stroke (in hundredths of its height) and a colour. */
function line(y: number, words: readonly (readonly [text: string, stroke: number, colour: string])[]): Word[] {
  let x = 20;
  return words.map(([text, stroke, colour]) => {
    const ink: Ink = { colour, paper: PAPER_COLOUR, stroke: stroke / 100, rise: 0.4 };
    const word = { text, x, y, w: 9 * text.length, h: 20 + y / 1e4, size: 20 };
    x += word.w + 6;
    return { ...word, weight: 400, italic: false, font: '', colour: '#000000', angle: 0, confidence: 1, ink };
  });
}

/** Dishes in bold over descriptions; strokes differ by a few hundredths, thin letters come out paler. */
const dishes = (count: number): Word[] =>
  Array.from({ length: count }, (_, i) => [
    ...line(100 + 60 * i, [
      ['Mushroom', 13 + (i % 3) / 5, '#141420'],
      ['risotto', 13.4, '#15141f'],
    ]),
    ...line(125 + 60 * i, [
      ['with', 10.1, '#38363f'],
      ['parmesan', 10 + (i % 4) / 6, '#353340'],
      ['shavings', 10.2, '#3a3843'],
    ]),
  ]).flat();

const looks = (words: readonly Word[]): string[] =>
  words.map(({ text, weight, colour }) => `${text} ${weight} ${colour}`);

test('letters with stronger strokes are bold, and paler thin letters have the same colour', (t) => {
  const words = evenLooks(dishes(5));

  t.true(words.filter(({ y }) => (y - 100) % 60 === 0).every(({ weight }) => weight === 700));
  t.true(words.filter(({ y }) => (y - 100) % 60 !== 0).every(({ weight }) => weight === 400));
  t.is(new Set(words.map(({ colour }) => colour)).size, 1);
});

test('letters of one weight stay regular, however their strokes scatter', (t) => {
  const plain = Array.from({ length: 12 }, (_, i) =>
    line(100 + 30 * i, [
      ['Leek', 10 + (i % 4), '#222222'],
      ['and', 12 - (i % 3), '#222222'],
      ['potato', 10 + (i % 5) / 2, '#222222'],
    ]),
  ).flat();

  t.true(evenLooks(plain).every(({ weight }) => weight === 400));
});

test('a heading in another ink has a colour of its own, even on a dark band', (t) => {
  const heading = line(40, [['STARTERS', 14, '#8a5a30']]);
  const band = line(70, [['MAINS', 14, '#fafafa']]).map((word) => ({
    ...word,
    ...(word.ink && { ink: { ...word.ink, paper: '#202020' } }),
  }));
  const [first, second, third] = evenLooks([...heading, ...band, ...dishes(4)]);

  t.is(new Set([first?.colour, second?.colour, third?.colour]).size, 3);
});

test('a line may change its weight once, between two words', (t) => {
  const mixed = line(700, [
    ['Minestrone', 13.2, '#141420'],
    ['vegetables', 10.1, '#37353f'],
    ['and', 10.3, '#363540'],
    ['beans', 10, '#38363f'],
  ]);
  const words = evenLooks([...dishes(5), ...mixed]).slice(-4);

  t.deepEqual(
    words.map(({ weight }) => weight),
    [700, 400, 400, 400],
    looks(words).join(', '),
  );
});

test('words without measures keep their look', (t) => {
  const words = dishes(3).map(({ ink: _, ...word }) => word);

  t.is(evenLooks(words), words);
});

test('a line between the two weights of a page gets the nearer one', (t) => {
  const strokes = [14, 10, 10, 14, 10, 10, 14, 10, 10];
  const between = (stroke: number): number | undefined =>
    evenLooks([...strokes, stroke].flatMap((one, i) => line(100 + 30 * i, [['Minestrone', one, '#222222']]))).at(-1)
      ?.weight;

  t.is(between(11.3), 400);
  t.is(between(12.7), 700);
});
