import test from 'ava';
import { boxLines, joinedLines } from '../../../src/structure/layout/box-lines.ts';
import { paper } from '../paper.ts';

/** Words with their left ends, baselines and heights; each letter is 5 wide, the size is 10. */
const words = (...at: readonly (readonly [text: string, x: number, y: number, h?: number])[]) =>
  at.flatMap(([text, x, y, h = 10]) =>
    paper([[text, 0]]).words.map((word) => ({ ...word, x, y, h, w: 5 * text.length, size: 10 })),
  );
const texts = (lines: readonly (readonly { text: string }[])[]): string[] =>
  lines.map((line) => line.map(({ text }) => text).join(' '));

test('words of one detected box have one height and nearly one baseline', (t) => {
  const all = words(['Leek', 0, 100], ['Soup', 25, 102], ['5.50', 60, 102, 10.5], ['Ham', 0, 120], ['Hock', 20, 120]);
  t.deepEqual(texts(boxLines(all)), ['Leek Soup', '5.50', 'Ham Hock']);
});

test('lines that continue directly behind each other are one, in order of place', (t) => {
  const lines = words(['Soup', 25, 101], ['Leek', 0, 100], ['5.50', 120, 100], ['Ham', 0, 130]).map((word) => [word]);
  t.deepEqual(texts(joinedLines(lines)), ['Leek Soup', 'Ham', '5.50']);
});

test('a line continues at the end of the previous one, which may have several words', (t) => {
  const lines = [words(['Leek', 0, 100], ['Soup', 25, 100]), words(['with', 50, 100], ['Bread', 75, 100])];
  t.deepEqual(texts(joinedLines(lines)), ['Leek Soup with Bread']);
});

test('another size, another baseline, a wide gap and an overlap separate lines', (t) => {
  const after = (change: object) => {
    const [first, second] = words(['Leek', 0, 100], ['Soup', 25, 100]);
    return first && second ? texts(joinedLines([[first], [{ ...second, ...change }]])).length : 0;
  };
  t.is(after({}), 1);
  for (const change of [{ size: 11 }, { y: 103 }, { x: 29 }, { x: 14 }]) t.is(after(change), 2, JSON.stringify(change));
});
