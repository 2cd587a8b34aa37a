import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { layeredPdf } from '../read/pdf/layered-pdf.ts';
import { testParser } from './test-parser.ts';

test('a page with a hundred full-page pictures is read within the limits of its text', async (t) => {
  const lines = ['Starters', 'Leek soup £4.50', 'Oatcake stack £6.25', 'Pea fritters £5.75', 'Potted crab £7.95'];
  const rows = lines.map((line) => `(${line.replace('£', '\\243')}) Tj T*`).join(' ');
  const content = `BT /F 16 Tf 60 700 Td 30 TL ${rows} ET BT /F 9 Tf 60 60 Td (${'Ask us about allergens. '.repeat(12)}) Tj ET`;
  const bytes = await layeredPdf({ count: 100, width: 1240, height: 1754, content });

  const draft = await testParser(t).parse({ fileName: 'layers.pdf', bytes });

  t.deepEqual(
    itemsOf(draft.menus).map(({ name, price }) => [name, price]),
    [
      ['Leek soup', 4.5],
      ['Oatcake stack', 6.25],
      ['Pea fritters', 5.75],
      ['Potted crab', 7.95],
    ],
  );
});
