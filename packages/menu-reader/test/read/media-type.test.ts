import test from 'ava';
import { sourceKind } from '../../src/read/media-type.ts';
import { UnreadableSource } from '../../src/read/unreadable-source.ts';

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
