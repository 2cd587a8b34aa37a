import test from 'ava';
import { picturedPage } from '../../../src/read/pdf/pictured-page.ts';
import { layeredPdf } from './layered-pdf.ts';

const layer = { width: 2000, height: 2000 };

test('a full-page picture is drawn', async (t) => {
  const { data } = await picturedPage(await layeredPdf({ ...layer, count: 1 }), 1, [1]);

  t.deepEqual([...data.subarray(0, 3)], [0, 0, 0]);
});

test('of many pictures on one page, those that exceed their share are left out', async (t) => {
  const bytes = await layeredPdf({ ...layer, count: 1 });

  const { data } = await picturedPage(
    bytes,
    1,
    Array.from({ length: 40 }, () => 1),
  );

  t.deepEqual([...data.subarray(0, 3)], [255, 255, 255]);
});

test('decorations take no share', async (t) => {
  const bytes = await layeredPdf({ ...layer, count: 1 });

  const { data } = await picturedPage(bytes, 1, [1, ...Array.from({ length: 40 }, () => 0.001)]);

  t.deepEqual([...data.subarray(0, 3)], [0, 0, 0]);
});
