import test from 'ava';
import { settleHeadings } from '../../src/structure/layout/block-steps.ts';
import type { Segment } from '../../src/structure/segments/segment.ts';

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
