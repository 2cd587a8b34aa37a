import test from 'ava';
import { withinTableLimits } from '../../src/read/tables/table-limits.ts';

const grid = (rows: readonly (readonly string[])[], texts: readonly string[] = []) =>
  ({ kind: 'grids', grids: [{ name: '', rows }], texts }) as const;

test('tables with more cells or letters than those of any kitchen are refused', (t) => {
  t.notThrows(() => withinTableLimits(grid(new Array(999).fill(new Array(100).fill('x')))));
  t.throws(() => withinTableLimits(grid(new Array(1000).fill(new Array(100).fill('x')))), {
    message: 'it has 100001 cells or words; at most 100000 are accepted',
  });
  t.throws(() => withinTableLimits(grid([['x'.repeat(3001)]])), { message: /3001 letters in one cell/ });
  t.throws(() => withinTableLimits(grid(new Array(200).fill(['x'.repeat(3000)]))), { message: /has 600000 letters/ });
});

test('the texts around tables are truncated', (t) => {
  const tables = withinTableLimits(grid([['x']], new Array(2001).fill('y'.repeat(3001))));
  t.deepEqual(tables, grid([['x']], new Array(2000).fill('y'.repeat(3000))));
});
