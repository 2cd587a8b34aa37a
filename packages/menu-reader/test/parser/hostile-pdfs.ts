import { deflateSync } from 'node:zlib';
import { pdf, stream } from '../read/pdf/raw-pdf.ts';
import { type HostileFile, megabyte, noise } from './hostile-file.ts';

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';
const onePage = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const page =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>';

/** A PDF whose page tree lies in a compressed object stream that unpacks to this size. */
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

/** PDFs that no restaurant publishes. `menu` is a whole small one of a menu, `locked` one that needs a password. */
export function hostilePdfs(menu: Buffer, locked: Buffer): readonly HostileFile[] {
  return [
    { name: 'locked.pdf', bytes: () => locked, says: /password/ },
    {
      name: 'object-bomb.pdf',
      bytes: () => objectBomb(400 * megabyte),
      says: /needed more than|took longer than/,
      isSlow: true,
    },
    {
      name: 'table-loop.pdf',
      bytes: () =>
        Buffer.from('%PDF-1.7\nxref\n0 0\ntrailer\n<< /Root 1 0 R /Size 1 /Prev 9 >>\nstartxref\n9\n%%EOF\n'),
      says: /damaged or cut off/,
    },
    {
      name: 'glyph-draws-itself.pdf',
      bytes: () =>
        pdf(
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
      bytes: () =>
        pdf(
          catalogue,
          onePage,
          page.replace('/XObject << /X 5 0 R >>', '/Font << /F 5 0 R >>'),
          stream('', Buffer.from('BT /F 20 Tf 50 700 Td (aaaa) Tj ET')),
          '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [5 0 R] /ToUnicode 5 0 R >>',
        ),
    },
    {
      name: 'script.pdf',
      bytes: () =>
        pdf(
          '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while \\(true\\) {}) >> >>',
          onePage,
          page,
          stream('', Buffer.from('BT (nothing) Tj ET')),
        ),
    },
    {
      name: 'words.pdf',
      bytes: () =>
        pdf(
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
    { name: 'header-only.pdf', bytes: () => Buffer.from('%PDF-1.7\n'), says: /damaged or cut off/ },
    { name: 'truncated.pdf', bytes: () => menu.subarray(0, menu.length / 2) },
    { name: 'noise-inside.pdf', bytes: () => Buffer.concat([menu.subarray(0, 200), noise(5000), menu.subarray(200)]) },
    {
      name: 'noise-after-header.pdf',
      bytes: () => Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(20_000)]),
      says: /damaged or cut off/,
    },
    { name: 'no-pages.pdf', bytes: () => pdf('<< /Type /Catalog >>'), says: /damaged or cut off/ },
    { name: 'page-tree-loop.pdf', bytes: () => pdf(catalogue, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>') },
    {
      name: 'million-pages.pdf',
      bytes: () => pdf(catalogue, '<< /Type /Pages /Kids [3 0 R] /Count 1000000 >>', page),
    },
    {
      name: 'content-bomb.pdf',
      bytes: () =>
        pdf(catalogue, onePage, page, stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(400 * megabyte, ' ')))),
    },
    {
      name: 'content-bomb-twice.pdf',
      bytes: () =>
        pdf(
          catalogue,
          onePage,
          page,
          stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(Buffer.alloc(400 * megabyte, 'q ')))),
        ),
    },
    {
      name: 'form-calls-itself.pdf',
      bytes: () =>
        pdf(
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
      bytes: () =>
        pdf(
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
      bytes: () =>
        pdf(catalogue, onePage, page.replace('600 800', '14400000 14400000'), stream('', Buffer.from('0 0 9 9 re f'))),
    },
  ];
}
