import test from 'ava';
import { components } from '../../../src/read/ocr/detect-lines.ts';

/** Components of a map of tenths, with their outlines as rows: first and last column. */
function found(...rows: readonly string[]): string[] {
  const width = rows[0]?.length ?? 0;
  const map = Float32Array.from(rows.join(''), (tenths) => Number(tenths) / 10);
  return [...components(map, width, rows.length, 0.35)].map(({ outline, score }) => {
    const ys = [...new Set(outline.map(([, y]) => y))].sort((a, b) => a - b).slice(0, -1);
    const spans = ys.map((y) => {
      const xs = outline.filter(([, other]) => other === y || other === y + 1).map(([x]) => x);
      return `${y}: ${Math.min(...xs)}-${Math.max(...xs)}`;
    });
    return `${spans.join(', ')} at ${score.toFixed(2)}`;
  });
}

test('touching pixels above the threshold are one component, with their mean probability', (t) => {
  t.deepEqual(found('00000', '05900', '00000'), ['1: 1-3 at 0.70']);
  t.deepEqual(found('90000', '00000', '00009'), ['0: 0-1 at 0.90', '2: 4-5 at 0.90']);
  t.deepEqual(found('33333', '33433', '33333'), ['1: 2-3 at 0.40']);
});

test('diagonal pixels belong together, and more distant ones do not', (t) => {
  t.is(found('9000', '0900', '0090').length, 1);
  t.is(found('9000', '0000', '0090').length, 2);
  t.is(found('0009', '9000').length, 2, 'rows do not go on in the next');
  t.is(found('9090', '0900').length, 1);
});

test('edges of the picture bound components, and no pixel is in two', (t) => {
  t.deepEqual(found('999', '909', '999'), ['0: 0-3, 1: 0-3, 2: 0-3 at 0.90']);
  t.deepEqual(found('000'), []);
});
