import { gzipSync } from 'node:zlib';
import { type HostileFile, megabyte, noise } from './hostile-file.ts';

function zip(name: string): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), Buffer.alloc(64)]);
}

/** Mislabelled files, or ones without readable content. `menu` is a whole small PDF. */
export function mistakenFiles(menu: Buffer): readonly HostileFile[] {
  return [
    { name: 'empty.pdf', bytes: () => Buffer.alloc(0), says: /the file is empty/ },
    { name: 'archive.pdf', bytes: () => zip('menu.txt'), says: /archive/ },
    { name: 'menu.docx', bytes: () => zip('word/document.xml'), says: /Word file: save it as PDF/ },
    { name: 'bomb.html.gz', bytes: () => gzipSync(Buffer.alloc(100 * megabyte)), says: /archive/ },
    {
      name: 'program.html',
      bytes: () => Buffer.concat([Buffer.from('7f454c46020101', 'hex'), noise(4000)]),
      says: /is a file of type/,
    },
    { name: 'noise.html', bytes: () => Buffer.concat([Buffer.alloc(4), noise(50_000)]), says: /not a known kind/ },
    {
      name: 'page-and-pdf.html',
      bytes: () => Buffer.concat([Buffer.from('<!-- '), menu, Buffer.from(' --><html><p>Soup £4.50')]),
    },
    { name: 'text.pdf', bytes: () => Buffer.from('Soup 4.50'), says: /plain text/ },
  ];
}
