import test from 'ava';
import type { Ink, Word } from '../../src/read/positioned-text.ts';
import { evenLooks } from '../../src/structure/layout/even-looks.ts';

const paper = '#f0e8d8';

/** A line of words, each with a stroke (in hundredths of its height) and a colour. */
function line(y: number, words: readonly (readonly [text: string, stroke: number, colour: string])[]): Word[] {
  let x = 20;
  return words.map(([text, stroke, colour]) => {
    const ink: Ink = { colour, paper, stroke: stroke / 100, rise: 0.4 };
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
