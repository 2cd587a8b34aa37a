import test, { type ExecutionContext } from 'ava';
import type { LayerWord } from '../../../src/read/pdf/layer-word.ts';
import { openPdf } from '../../../src/read/pdf/open-pdf.ts';
import { pageWords } from '../../../src/read/pdf/page-words.ts';
import { layeredPdf } from './layered-pdf.ts';

/** Words of a page drawn by these operators, with the font /F. */
async function wordsOf(t: ExecutionContext, content: string): Promise<LayerWord[]> {
  const document = await openPdf(await layeredPdf({ count: 1, width: 8, height: 8, content }));
  t.teardown(() => document.destroy());
  const page = await document.getPage(1);
  return pageWords(page, await page.getOperatorList());
}

test('text without ink and stroked text are distinguished from plain text', async (t) => {
  const modes = [
    ['Plain', 0],
    ['Stroked', 2],
    ['Hidden', 3],
  ] as const;
  const shown = modes.map(([text, mode], i) => `BT /F 12 Tf ${mode} Tr 50 ${700 - 30 * i} Td (${text}) Tj ET`);
  const words = await wordsOf(t, shown.join(' '));
  t.deepEqual(
    words.map(({ text, invisible, weight }) => [text, invisible, weight >= 700]),
    [
      ['Plain', false, false],
      ['Stroked', false, true],
      ['Hidden', true, false],
    ],
  );
});

test('letter-spaced letters are one word, even across operators', async (t) => {
  const content =
    'BT /F 12 Tf 3 Tc 50 700 Td (LES BREAKF) Tj (ASTS) Tj ET BT /F 12 Tf 0 Tc 50 650 Td (Bread and jam) Tj ET';
  const words = await wordsOf(t, content);
  t.deepEqual(
    words.map(({ text }) => text),
    ['LES', 'BREAKFASTS', 'Bread and jam'],
  );
});
