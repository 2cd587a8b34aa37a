import test from 'ava';
import type { TextPage, Word } from '../../src/read/positioned-text.ts';
import { attachPrices } from '../../src/structure/layout/attach-prices.ts';
import { buildSegments } from '../../src/structure/layout/build-segments.ts';

function hosts(texts: readonly (readonly [text: string, x: number, y: number])[]): string[] {
  const words = texts.map(
    ([text, x, y]): Word => ({
      ...{ text, x, y, w: 6 * text.length, h: 12, size: 12, weight: 400, italic: false, font: 'a' },
      ...{ colour: '#000000', angle: 0, confidence: 1 },
    }),
  );
  const page: TextPage = { page: 1, width: 600, height: 800, words, how: 'text layer' };
  return attachPrices(buildSegments(page, 1)).segments.flatMap((segment) =>
    segment.cells.map((cell) => `${segment.text} ${cell.text}`),
  );
}

const column = (x: number): (readonly [string, number, number])[] =>
  ['Lentil soup', 'Fish pie', 'Lamb stew', 'Apple tart'].flatMap((name, i) => [
    [name, x, 100 + 40 * i] as const,
    [`${5 + i}.50`, x + 200, 100 + 40 * i] as const,
  ]);

test('a price does not go to the text of the next column, nor one at its edge to the previous column', (t) => {
  const found = hosts([
    ...column(50),
    ...column(300),
    ['4.00', 250, 122],
    ['Nearby text', 300, 122],
    ['Text without price', 50, 200],
    ['7.00', 300, 200],
  ]);

  t.is(found.length, 8, found.join(', '));
});

test('a surcharge is not the price of a line', (t) => {
  t.deepEqual(
    hosts([
      ['Burger', 50, 100],
      ['+£2', 250, 100],
    ]),
    [],
  );
});

test('one sign may cover the prices of two sizes', (t) => {
  t.deepEqual(
    hosts([
      ['Clam strips', 50, 100],
      ['$12/20', 250, 100],
    ]),
    ['Clam strips $12/20'],
  );
});

test('a price centred under its text does not go to the text of another column on its row', (t) => {
  const found = hosts([
    ['Riesling', 76, 100],
    ['fresh, green apple', 46, 114],
    ['Pinot Noir', 270, 100],
    ['soft red fruits', 255, 114],
    ['and lime', 76, 128],
    ['26.00', 85, 142],
    ['38.00', 285, 128],
  ]);

  t.deepEqual(found, []);
});

test('a price centred below a text of the next column does not go to a line of this one', (t) => {
  const found = hosts([...column(50), ['Iced teas all', 350, 384], ['5.25', 377, 400], ['House drinks', 50, 400]]);
  t.false(found.includes('House drinks 5.25'), found.join(', '));
  t.is(found.length, 4);
});
