import { ACCEPT, endingOfType, FORMAT_NAMES, kindOfName, kindOfType } from '@menu-data-service/menu-model/formats';
import test from 'ava';
import iconv from 'iconv-lite';
import { lowerCased, lowerCasePattern } from '../../src/any-case.ts';
import { decodeHtml } from '../../src/read/decode-html.ts';
import { createLastRead } from '../../src/read/last-read.ts';
import { sourceKind } from '../../src/read/media-type.ts';
import type { Ocr } from '../../src/read/ocr/create-ocr.ts';
import { withinTableLimits } from '../../src/read/tables/table-limits.ts';
import { UnreadableSource } from '../../src/read/unreadable-source.ts';
import { makePicture } from './make-picture.ts';

const text = '<p>Crème brûlée – “Café” £6.50 or €7.50</p>';
const page = (head: string, encoding: string) => iconv.encode(head + text, encoding);

test('the charset of the header, the meta element or the mark is used', (t) => {
  t.true(decodeHtml(page('', 'windows-1252'), 'text/html; charset=windows-1252').endsWith(text));
  t.true(decodeHtml(page('<meta charset="windows-1252">', 'windows-1252')).endsWith(text));
  t.true(
    decodeHtml(page('<meta http-equiv=content-type content="text/html; charset=windows-1252">', 'win1252')).endsWith(
      text,
    ),
  );
  t.is(decodeHtml(iconv.encode(text, 'utf-16le', { addBOM: true })), text);
  t.is(decodeHtml(iconv.encode(text, 'utf-16be', { addBOM: true })), text);
  t.is(decodeHtml(iconv.encode(text, 'utf-8', { addBOM: true })), text);
  t.is(
    decodeHtml(page('<?xml version="1.0" encoding="ISO-8859-15"?>', 'ISO-8859-15').subarray(0, 60)).slice(0, 5),
    '<?xml',
  );
});

test('ISO-8859-1 means windows-1252, as in every browser', (t) => {
  t.true(decodeHtml(page('', 'windows-1252'), 'text/html; charset=ISO-8859-1').includes('“Café” £6.50 or €7.50'));
});

test('a UTF-8 page that declares another charset is read correctly', (t) => {
  t.true(decodeHtml(page('<meta charset="iso-8859-1">', 'utf-8')).endsWith(text));
});

test('a page that falsely declares UTF-8 is guessed', (t) => {
  t.true(decodeHtml(page('<meta charset="utf-8">', 'windows-1252'), 'text/html; charset=utf-8').includes('£6.50'));
});

test('a page without a charset is guessed', (t) => {
  t.true(decodeHtml(page('', 'windows-1252')).includes('Crème brûlée – “Café” £6.50'));
  t.is(decodeHtml(Buffer.from(text)), text);
});

const word = { text: 'Soup', x: 10, y: 30, w: 60, h: 20, size: 20, weight: 400, italic: false, font: '' };
const ocr: Ocr = {
  read: async (picture, page) => ({
    page,
    width: picture.width,
    height: picture.height,
    words: [{ ...word, colour: '#000000', angle: 0, confidence: 1 }],
    how: 'ocr',
  }),
};

test('the last document is read once, and a failure is not cached', async (t) => {
  const read = createLastRead();
  const source = { bytes: await makePicture() };
  let loaded = 0;
  const load = async () => {
    loaded += 1;
    return ocr;
  };

  await t.throwsAsync(read(source, { ocr: () => Promise.reject(new Error('no memory')) }));
  const first = await read(source, { ocr: load });
  const again = await read({ bytes: Buffer.from(source.bytes) }, { ocr: load });

  t.is(again, first);
  t.is(loaded, 1);
});

test('the content decides the kind of a document, whatever the sender says', async (t) => {
  const kind = (text: string | Buffer, mediaType?: string) => sourceKind(Buffer.from(text), mediaType);

  t.is(await kind('%PDF-1.4\n1 0 obj', 'text/html'), 'pdf');
  t.is(await kind('\n\n\n%PDF-1.4\n1 0 obj'), 'pdf');
  t.is(await kind('<!DOCTYPE html><p>Soup', 'application/pdf'), 'html');
  t.is(await kind('\ufeff  <!-- built by hand --><HTML lang=en>'), 'html');
  t.is(await kind('<!-- one --> <!-- another --><html>'), 'html');
  t.is(await kind(`${'<!---->'.repeat(1000)}<svg>`, 'text/html'), 'html');
  t.is(await kind('<?xml version="1.0"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml">'), 'html');
  t.is(await kind('<div class="menu"><h2>Mains</h2>'), 'html');
  t.is(await kind('Soup 4.50', 'text/html; charset=utf-8'), 'html');
  t.is(await kind(Buffer.from([0xff, 0xfe, ...Buffer.from('<html>', 'utf16le')])), 'html');
  t.is(
    await kind(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])),
    'image',
  );
});

test('phone photos are pictures', async (t) => {
  t.is(await sourceKind(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')), 'image');
  t.is(await sourceKind(Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1')), 'image');
});

test('an unsupported format is named with the remedy', async (t) => {
  const cases: readonly (readonly [Buffer, RegExp])[] = [
    [Buffer.alloc(0), /^the file is empty$/],
    [Buffer.from('Soup 4.50\nPie 9.00'), /plain text/],
    [Buffer.from('{"menu": []}'), /plain text/],
    [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), /office file: save it as PDF/],
    [Buffer.from([0x1f, 0x8b, 8, 0]), /archive: unpack it/],
    [Buffer.from('\0\0\0\0\0\0'), /not a known kind/],
  ];

  for (const [bytes, message] of cases) {
    await t.throwsAsync(sourceKind(bytes), { instanceOf: UnreadableSource, message });
  }
});

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

test('a pattern matches in lower case where it matches in any case', (t) => {
  const pattern = String.raw`(?<!\p{L})(?:[A-Z]\d? Œufs|\p{Lu}{2}\b|ÑORA\W\S)`;
  for (const text of ['İ: E2 ŒUFS', 'e œufs', 'no v', 'ñora: x', 'Ñora, X', '1 œuf', 'été', '魚介']) {
    const found = new RegExp(pattern, 'iu').exec(text);
    const small = new RegExp(lowerCasePattern(pattern), 'u').exec(lowerCased(text));
    t.deepEqual([small?.index, small?.[0].length], [found?.index, found?.[0].length], text);
  }
});

test('a format is known by its media type and by the ending of a name, in any spelling', (t) => {
  t.is(kindOfType('text/html; charset=utf-8'), 'html');
  t.is(kindOfType(' Image/HEIF '), 'image');
  t.is(kindOfType('application/json'), undefined);
  t.is(kindOfName('/menus/Lunch.PDF'), 'pdf');
  t.is(kindOfName('menu.pdf.exe'), undefined);
  t.is(kindOfName('/menus/lunch'), undefined);
  t.is(endingOfType('image/jpeg'), 'jpg');
});

test('the Accept header and the named formats follow the list', (t) => {
  t.is(ACCEPT, 'text/html,application/xhtml+xml,application/pdf,image/*;q=0.9');
  t.is(FORMAT_NAMES, 'HTML, PDF, JPEG, PNG, WebP, GIF, TIFF, AVIF and HEIC');
});
