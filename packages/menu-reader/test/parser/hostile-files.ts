import { deflateSync, gzipSync } from 'node:zlib';
import { crc32 } from './crc32.ts';

export interface HostileFile {
  readonly name: string;
  readonly bytes: Buffer;
  /** What the one line says; absent where a reading that finds little is as good as a refusal. */
  readonly says?: RegExp;
  /** A menu with something odd in it, which must be read for all that. */
  readonly isRead?: true;
  /** It may take all the time there is. */
  readonly isSlow?: true;
}

const megabyte = 1024 * 1024;

/** A PDF of these objects (1 is the catalogue) without a cross-reference table: readers rebuild it. */
function pdf(...objects: readonly (string | Buffer)[]): Buffer {
  const parts = objects.flatMap((object, index) => [
    Buffer.from(`${index + 1} 0 obj\n`),
    Buffer.from(object),
    Buffer.from('\nendobj\n'),
  ]);
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from('trailer\n<< /Root 1 0 R >>\n%%EOF\n')]);
}

function stream(dictionary: string, data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';
const onePage = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const page =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>';

/** A PNG of one chunk of picture data. */
function png(width: number, height: number, data: Buffer, damage = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header, damage),
    chunk('IDAT', data, 0),
    chunk('IEND', Buffer.alloc(0), 0),
  ]);
}

function chunk(type: string, data: Buffer, damage: number): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE((crc32(body) + damage) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function zip(name: string): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), Buffer.alloc(64)]);
}

function entityBomb(levels: number): string {
  const entities = Array.from(
    { length: levels },
    (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
  );
  return `<?xml version="1.0"?><!DOCTYPE html [<!ENTITY e0 "ha">${entities.join('')}]><html><body><p>&e${levels};</p></body></html>`;
}

/** A PDF whose page tree lies in a compressed stream of objects that unpacks to this size. */
function objectBomb(size: number): Buffer {
  const begin = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n');
  const objects = Buffer.alloc(size, ' ');
  objects.write('2 0 << /Type /Pages /Kids [] /Count 0 >>');
  const packed = stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(objects));
  const body = Buffer.concat([begin, Buffer.from('3 0 obj\n'), packed, Buffer.from('\nendobj\n')]);
  const entry = (kind: number, place: number): Buffer => {
    const bytes = Buffer.alloc(6, 0);
    bytes.writeUInt8(kind, 0);
    bytes.writeUInt32BE(place, 1);
    return bytes;
  };
  const table = Buffer.concat([entry(0, 0), entry(1, 9), entry(2, 3), entry(1, begin.length), entry(1, body.length)]);
  const places = stream('/Type /XRef /Size 5 /W [1 4 1] /Root 1 0 R', table);
  return Buffer.concat([
    body,
    Buffer.from('4 0 obj\n'),
    places,
    Buffer.from(`\nendobj\nstartxref\n${body.length}\n%%EOF\n`),
  ]);
}

/** A JPEG that says it is this large and then has nothing. */
function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from('ffd8ffc00011080000000003011100021101031101ffd9', 'hex');
  frame.writeUInt16BE(height, 7);
  frame.writeUInt16BE(width, 9);
  return frame;
}

/** Menu data nested as deep as this. */
function nestedSections(depth: number): string {
  return `${'{"@type":"MenuSection","name":"a","hasMenuSection":'.repeat(depth)}{}${'}'.repeat(depth)}`;
}

function manyDishes(count: number): string {
  const dish = (_: unknown, index: number) => ({
    '@type': 'MenuItem',
    name: `Dish ${index}`,
    offers: { '@type': 'Offer', price: '9.50' },
  });
  const section = { '@type': 'MenuSection', name: 'All', hasMenuItem: Array.from({ length: count }, dish) };
  return JSON.stringify({ '@context': 'https://schema.org', '@type': 'Menu', name: 'Menu', hasMenuSection: [section] });
}

const data = (json: string): string => `<script type="application/ld+json">${json}</script>`;

/** Names and descriptions that a careless pattern would try in every combination of their parts. */
const REPEATED = [
  '(B V 0.V 0.',
  'PINT HALF ',
  ' VG,VE',
  '★',
  '000/',
  'X)',
  '(SAVE',
  '(,',
  'ALL ',
  '(supp extra ',
  'v-',
  'mon ',
  '1.',
  'half pint/',
  'gf (v) ',
];

const oddMenu = (): Buffer =>
  html(
    `<h2>Mains</h2>${REPEATED.map((part) => `<p>Soup ${part.repeat(60)}! £4.50</p><p>${part.repeat(60)}!</p>`).join('')}`,
  );

const html = (body: string): Buffer => Buffer.from(`<html><body>${body}</body></html>`);
const noise = (length: number): Buffer =>
  Buffer.from(Array.from({ length }, (_, index) => (index * 7919 + (index >> 3)) & 0xff));

/** Files that no restaurant publishes. `menu` is a whole small PDF of a menu, `locked` one that needs a password. */
export function hostileFiles(menu: Buffer, picture: Buffer, locked: Buffer): HostileFile[] {
  return [
    { name: 'locked.pdf', bytes: locked, says: /password/ },
    { name: 'object-bomb.pdf', bytes: objectBomb(400 * megabyte), says: /needed more than|took longer than/ },
    {
      name: 'table-loop.pdf',
      bytes: Buffer.from('%PDF-1.7\nxref\n0 0\ntrailer\n<< /Root 1 0 R /Size 1 /Prev 9 >>\nstartxref\n9\n%%EOF\n'),
      says: /damaged or cut off/,
    },
    {
      name: 'glyph-draws-itself.pdf',
      bytes: pdf(
        catalogue,
        onePage,
        page.replace('/XObject << /X 5 0 R >>', '/Font << /F 5 0 R >>'),
        stream('', Buffer.from('BT /F 20 Tf 50 700 Td (aaaa) Tj ET')),
        '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 97 /LastChar 97 /Widths [9] /Encoding << /Differences [97 /a] >> /CharProcs << /a 6 0 R >> /Resources << /Font << /F 5 0 R >> >> >>',
        stream('', Buffer.from('9 0 d0 BT /F 1 Tf (aaaa) Tj ET')),
      ),
    },
    {
      name: 'font-of-itself.pdf',
      bytes: pdf(
        catalogue,
        onePage,
        page.replace('/XObject << /X 5 0 R >>', '/Font << /F 5 0 R >>'),
        stream('', Buffer.from('BT /F 20 Tf 50 700 Td (aaaa) Tj ET')),
        '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [5 0 R] /ToUnicode 5 0 R >>',
      ),
    },
    {
      name: 'script.pdf',
      bytes: pdf(
        '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while \\(true\\) {}) >> >>',
        onePage,
        page,
        stream('', Buffer.from('BT (nothing) Tj ET')),
      ),
    },
    { name: 'giant.jpg', bytes: jpeg(65_500, 65_500), says: /the picture/ },
    {
      name: 'script.svg',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>for(;;);</script><text>Soup</text></svg>'),
    },
    { name: 'many-dishes.html', bytes: html(data(manyDishes(20_000))), says: /it shows 20000 dishes; at most 3000/ },
    { name: 'nested-menu-data.html', bytes: html(`${data(nestedSections(20_000))}<p>Soup £4.50`) },
    { name: 'codes-upon-codes.html', bytes: oddMenu(), isRead: true },
    { name: 'much-text.html', bytes: html('<p>Some words. </p>'.repeat(30_000)), isSlow: true },
    { name: 'one-line-of-words.html', bytes: html(`<p>${'a '.repeat(1_000_000)}£4.50</p>`), isSlow: true },
    { name: 'cells.html', bytes: html(`<table>${'<tr><td>Soup<td>£4.50'.repeat(50_000)}`), isSlow: true },
    {
      name: 'words.pdf',
      bytes: pdf(
        catalogue,
        onePage,
        page.replace(
          '/XObject << /X 5 0 R >>',
          '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>',
        ),
        stream('', Buffer.from(`BT /F 4 Tf 5 790 Td 5 TL ${'(a b c d e f g h) Tj T* '.repeat(100_000)} ET`)),
      ),
      isSlow: true,
    },
    { name: 'empty.pdf', bytes: Buffer.alloc(0), says: /the file is empty/ },
    { name: 'header-only.pdf', bytes: Buffer.from('%PDF-1.7\n'), says: /damaged or cut off/ },
    { name: 'truncated.pdf', bytes: menu.subarray(0, menu.length / 2) },
    { name: 'noise-inside.pdf', bytes: Buffer.concat([menu.subarray(0, 200), noise(5000), menu.subarray(200)]) },
    {
      name: 'noise-after-header.pdf',
      bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(20_000)]),
      says: /damaged or cut off/,
    },
    { name: 'no-pages.pdf', bytes: pdf('<< /Type /Catalog >>'), says: /damaged or cut off/ },
    { name: 'page-tree-loop.pdf', bytes: pdf(catalogue, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>') },
    {
      name: 'million-pages.pdf',
      bytes: pdf(catalogue, '<< /Type /Pages /Kids [3 0 R] /Count 1000000 >>', page),
    },
    {
      name: 'content-bomb.pdf',
      bytes: pdf(
        catalogue,
        onePage,
        page,
        stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(400 * megabyte, ' '))),
      ),
    },
    {
      name: 'content-bomb-twice.pdf',
      bytes: pdf(
        catalogue,
        onePage,
        page,
        stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(Buffer.alloc(400 * megabyte, 'q ')))),
      ),
    },
    {
      name: 'form-calls-itself.pdf',
      bytes: pdf(
        catalogue,
        onePage,
        page,
        stream('', Buffer.from('/X Do')),
        stream(
          '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>',
          Buffer.from('/X Do'),
        ),
      ),
    },
    {
      name: 'picture-bomb.pdf',
      bytes: pdf(
        catalogue,
        onePage,
        page,
        stream('', Buffer.from('600 0 0 800 0 0 cm /X Do')),
        stream(
          '/Type /XObject /Subtype /Image /Width 30000 /Height 30000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
          deflateSync(Buffer.alloc(30 * megabyte)),
        ),
      ),
    },
    {
      name: 'huge-page.pdf',
      bytes: pdf(
        catalogue,
        onePage,
        page.replace('600 800', '14400000 14400000'),
        stream('', Buffer.from('0 0 9 9 re f')),
      ),
    },
    {
      name: 'picture-bomb.png',
      bytes: png(60_000, 60_000, deflateSync(Buffer.alloc(60 * megabyte))),
      says: /more than 120 million pixels/,
    },
    {
      name: 'largest-sides.png',
      bytes: png(0x7fffffff, 0x7fffffff, deflateSync(Buffer.alloc(10))),
      says: /the picture/,
    },
    { name: 'long-strip.png', bytes: png(1, 100_000, deflateSync(Buffer.alloc(200_000))) },
    { name: 'truncated.png', bytes: picture.subarray(0, picture.length / 2), says: /damaged or cut off/ },
    { name: 'wrong-checksum.png', bytes: png(10, 10, deflateSync(Buffer.alloc(110)), 1) },
    {
      name: 'header-only.jpg',
      bytes: Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
      says: /damaged or cut off/,
    },
    {
      name: 'huge.gif',
      bytes: Buffer.from('474946383961ffffffff800000000000ffffff2c00000000ffffffff0002024401003b', 'hex'),
    },
    { name: 'script.gif', bytes: Buffer.from('GIF89a/*<html><script>alert(1)</script>*/'), says: /damaged or cut off/ },
    { name: 'archive.pdf', bytes: zip('menu.txt'), says: /archive/ },
    { name: 'menu.docx', bytes: zip('word/document.xml'), says: /Word file: save it as PDF/ },
    { name: 'bomb.html.gz', bytes: gzipSync(Buffer.alloc(100 * megabyte)), says: /archive/ },
    {
      name: 'program.html',
      bytes: Buffer.concat([Buffer.from('7f454c46020101', 'hex'), noise(4000)]),
      says: /is a file of type/,
    },
    { name: 'noise.html', bytes: Buffer.concat([Buffer.alloc(4), noise(50_000)]), says: /not a known kind/ },
    { name: 'nested.html', bytes: html('<div>'.repeat(200_000)), says: /nested too deeply/ },
    { name: 'nested-formatting.html', bytes: html('<b><i>'.repeat(3000)) },
    { name: 'entity-bomb.xhtml', bytes: Buffer.from(entityBomb(20)) },
    {
      name: 'nested-data.html',
      bytes: html(`<script type="application/ld+json">${'['.repeat(200_000)}</script><p>Soup £4.50`),
    },
    { name: 'one-long-number.html', bytes: html(`<p>${'1.'.repeat(200_000)}`) },
    { name: 'one-long-tag.html', bytes: html(`<p ${'a="b" '.repeat(100_000)}>Soup £4.50`) },
    { name: 'open-angle.html', bytes: html('<'.repeat(2_000_000)), isSlow: true },
    {
      name: 'page-and-pdf.html',
      bytes: Buffer.concat([Buffer.from('<!-- '), menu, Buffer.from(' --><html><p>Soup £4.50')]),
    },
    {
      name: 'half-characters.html',
      bytes: Buffer.concat([html('Soup '), Buffer.from([0xc3, 0xe2, 0x82, 0xf0, 0x9f])]),
    },
    { name: 'text.pdf', bytes: Buffer.from('Soup 4.50'), says: /plain text/ },
  ];
}
