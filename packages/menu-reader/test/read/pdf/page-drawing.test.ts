import { inventMenu } from '@menu-data-service/invented-menus/invent-menu';
import { drawPdf } from '@menu-data-service/invented-menus/paper/draw-pdf';
import { HEADINGS, type PaperLook, PRICE_PLACES, paperLook } from '@menu-data-service/invented-menus/paper/paper-look';
import test, { type ExecutionContext } from 'ava';
import type { LayerWord } from '../../../src/read/pdf/layer-word.ts';
import { mergeReadings } from '../../../src/read/pdf/merge-readings.ts';
import { openPdf } from '../../../src/read/pdf/open-pdf.ts';
import { pageDrawing } from '../../../src/read/pdf/page-drawing.ts';
import { pageWords } from '../../../src/read/pdf/page-words.ts';
import { picturedPage } from '../../../src/read/pdf/pictured-page.ts';
import { readPdf } from '../../../src/read/pdf/read-pdf.ts';
import type { Word } from '../../../src/read/positioned-text.ts';
import { layeredPdf } from './layered-pdf.ts';
import { pdf, stream } from './raw-pdf.ts';

const PICTURE =
  '/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /ASCIIHexDecode';

async function picturesOf(content: string): Promise<number[]> {
  const resources =
    '/XObject << /P 5 0 R /F 6 0 R >> /Font << /H << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
  const bytes = pdf(
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << ${resources} >> >>`,
    stream('', Buffer.from(content)),
    stream(PICTURE, Buffer.from('00>')),
    stream(
      '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Matrix [2 0 0 2 0 0] /Resources << /XObject << /P 5 0 R >> >>',
      Buffer.from('30 0 0 40 0 0 cm /P Do'),
    ),
  );
  const document = await openPdf(bytes);
  const operators = await (await document.getPage(1)).getOperatorList();
  await document.destroy();
  return pageDrawing(operators).pictures.map(Math.round);
}

test('undecoded pictures have the area of their place', async (t) => {
  t.deepEqual(await picturesOf('q 300 0 0 200 50 50 cm /P Do Q q 0 80 -60 0 0 0 cm /P Do Q'), [60_000, 4800]);
});

test('a picture at the end of the page or of a form needs no state of its own', async (t) => {
  t.deepEqual(await picturesOf('q /F Do Q 600 0 0 800 0 0 cm /P Do'), [4800, 480_000]);
});

test('a scale around a picture is not a second picture', async (t) => {
  t.deepEqual(await picturesOf('q 100 0 0 100 0 0 cm q 2 0 0 3 0 0 cm /P Do Q Q'), [60_000]);
});

test('shapes and text in a scaled state are not pictures', async (t) => {
  const shape = 'q 10 0 0 10 0 0 cm 0 0 9 9 re f Q';
  const text = 'q 10 0 0 10 0 0 cm BT /H 12 Tf (Soup) Tj ET Q';

  t.deepEqual(await picturesOf(`${shape} ${text} q 10 0 0 10 0 0 cm q Q ${shape} Q`), []);
});

test('a clip before the picture leaves it as it is', async (t) => {
  t.deepEqual(await picturesOf('q 0 0 500 500 re W n 100 0 0 100 0 0 cm 0 0 1 1 re W n /P Do Q'), [10_000]);
});

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

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

test('every word and price of a drawn menu is on its paper, with every heading and place of prices', async (t) => {
  const looks: readonly Partial<PaperLook>[] = [
    ...Object.keys(HEADINGS).map((heading) => ({ heading: heading as keyof typeof HEADINGS })),
    ...Object.keys(PRICE_PLACES).map((price) => ({ price: price as keyof typeof PRICE_PLACES })),
    { panels: true },
    { sizes: 'columns' },
  ];
  for (const [seed, look] of looks.entries()) {
    const menu = inventMenu(seed, { sections: 2, dishes: 3 });
    const { bytes } = await drawPdf(menu, paperLook(seed, { columns: 1, ...look }));
    const pages = await readPdf(bytes);
    const shown = plain(pages.flatMap(({ words }) => words.map(({ text }) => text)).join(''));
    for (const { name, items } of menu.menus.flatMap(({ sections }) => sections)) {
      const texts = [name ?? '', ...items.flatMap((dish) => [dish.name, dish.description ?? ''])];
      const missing = texts.flatMap((text) => text.split(/\s+/)).filter((word) => !shown.includes(plain(word)));
      t.deepEqual(missing, [], `${seed} ${JSON.stringify(look)}`);
      for (const { amount } of items.flatMap(({ prices }) => prices))
        t.true(shown.includes(String(Math.trunc(Number(amount)))), `${seed} ${JSON.stringify(look)}: ${amount}`);
    }
  }
});

function word(text: string, y: number, confidence = 1): Word {
  const look = { size: 10, weight: 400, italic: false, font: 'Lato', colour: '#000000', angle: 0 };
  return { text, x: 50, y, w: 40, h: 10, confidence, ...look };
}

const layerWord = (text: string, y: number): LayerWord => ({ ...word(text, y), invisible: false, damaged: false });
const texts = (words: readonly Word[]): string[] => words.map(({ text }) => text);

test('on a page that is a picture except for a few words, uncertain words are read too', (t) => {
  const layer = [layerWord('Address', 20)];
  const picture = [word('Address', 20), word('Dumplings', 60), word('Fries', 80, 0.5), word('5.25', 100, 0.6)];

  t.deepEqual(texts(mergeReadings(layer, picture)), ['Address', 'Dumplings', 'Fries', '5.25']);
});

test('beside the text of a page, uncertain words of its pictures are ornaments', (t) => {
  const layer = ['Soup', 'Pie', 'Cake', 'Tea'].map((text, i) => layerWord(text, 20 * (i + 1)));
  const seen = layer.map(({ text, y }) => word(text, y));

  t.deepEqual(texts(mergeReadings(layer, [...seen, word('Sundays', 200), word('Jlfe', 220, 0.5)])), [
    'Soup',
    'Pie',
    'Cake',
    'Tea',
    'Sundays',
  ]);
});

test('words only in the picture keep the order of their lines', (t) => {
  const line = (y: number, ...parts: readonly string[]): Word[] =>
    parts.map((text, i) => ({ ...word(text, y), x: 50 + 60 * i }));
  const picture = [...line(40, 'Fried', 'rice', '6.50'), ...line(60, 'Plain', 'noodles', '5.50')];

  t.deepEqual(texts(mergeReadings([layerWord('Menu', 20)], [word('Menu', 20), ...picture])), [
    'Menu',
    ...texts(picture),
  ]);
});

test('a word whose ligature is a run of its own stays one word, and a lost ligature is read from the picture', (t) => {
  const run = (text: string, x: number, w: number, damaged = false): LayerWord => ({
    ...{ ...layerWord(text, 40), x, w },
    damaged,
  });
  const layer = [
    run('co', 50, 10),
    run('ff', 60, 6),
    run('ee', 66, 10),
    run('bu', 150, 10),
    run('%', 160, 6, true),
    run('er', 166, 8),
  ];
  const picture = [
    { ...word('coffee', 40), x: 50, w: 26 },
    { ...word('butter', 40), x: 150, w: 24 },
  ];
  t.deepEqual(texts(mergeReadings(layer, picture)), ['coffee', 'butter']);
});

test('raised pence stay apart from their pounds', (t) => {
  const run = (text: string, x: number, own: Partial<LayerWord> = {}): LayerWord => ({
    ...layerWord(text, 40),
    x,
    w: 6,
    ...own,
  });
  t.deepEqual(texts(mergeReadings([run('6', 50), run('95', 56, { size: 6, y: 38 })], [])), ['6', '95']);
});

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
