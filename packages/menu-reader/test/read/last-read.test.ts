import test from 'ava';
import { createLastRead } from '../../src/read/last-read.ts';
import type { Ocr } from '../../src/read/ocr/create-ocr.ts';
import { makePicture } from './make-picture.ts';

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
