import { deflateSync, gzipSync } from 'node:zlib';
import { crc32 } from './crc32.ts';

export interface HostileFile {
  readonly name: string;
  readonly bytes: Buffer;
  /** What the one line says; absent where a reading that finds little is as good as a refusal. */
  readonly says?: RegExp;
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

const html = (body: string): Buffer => Buffer.from(`<html><body>${body}</body></html>`);
const noise = (length: number): Buffer =>
  Buffer.from(Array.from({ length }, (_, index) => (index * 7919 + (index >> 3)) & 0xff));

/** Files that no restaurant publishes. `menu` is a whole small PDF of a menu. */
export function hostileFiles(menu: Buffer, picture: Buffer): HostileFile[] {
  return [
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
    { name: 'noise.html', bytes: Buffer.concat([Buffer.alloc(4), noise(50_000)]), says: /no known kind/ },
    { name: 'nested.html', bytes: html('<div>'.repeat(200_000)), says: /nested too deeply/ },
    { name: 'nested-formatting.html', bytes: html('<b><i>'.repeat(3000)) },
    { name: 'entity-bomb.xhtml', bytes: Buffer.from(entityBomb(20)) },
    {
      name: 'nested-data.html',
      bytes: html(`<script type="application/ld+json">${'['.repeat(200_000)}</script><p>Soup £4.50`),
    },
    { name: 'one-long-number.html', bytes: html(`<p>${'1.'.repeat(200_000)}`) },
    { name: 'one-long-tag.html', bytes: html(`<p ${'a="b" '.repeat(100_000)}>Soup £4.50`) },
    { name: 'open-angle.html', bytes: html('<'.repeat(2_000_000)) },
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
