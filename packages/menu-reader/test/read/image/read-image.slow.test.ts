import test from 'ava';
import sharp from 'sharp';
import { readImage } from '../../../src/read/image/read-image.ts';
import { createOcr } from '../../../src/read/ocr/create-ocr.ts';
import { readPdf } from '../../../src/read/pdf/read-pdf.ts';
import { makePicture, pictureOf } from '../make-picture.ts';
import { makePdf } from '../pdf/make-pdf.ts';

const reader = createOcr();

test('words of a picture have places, sizes, weights and confidence', async (t) => {
  const page = await readImage(await makePicture(), await reader);

  t.is(page.how, 'ocr');
  const texts = page.words.map(({ text }) => text);
  t.is(texts.toSorted().join(' '), '(v) Crème Plates Small Staffordshire brûlée oatcake £12.25 £6.50');
  const word = (text: string) => page.words.find((found) => found.text === text);
  const scale = page.width / 300;
  const name = word('Staffordshire');
  const price = word('£6.50');
  const heading = word('Small');
  t.true(Math.abs((name?.x ?? 0) / scale - 20) < 3);
  t.true(Math.abs((price?.x ?? 0) / scale - 230) < 4);
  t.true(Math.abs((name?.y ?? 0) - (price?.y ?? 0)) < 0.15 * (name?.size ?? 0), 'one baseline');
  t.true(Math.abs((heading?.size ?? 0) / (name?.size ?? 1) - 1.5) < 0.2);
  t.true((price?.confidence ?? 0) > 0.9);
});

test('letters have their colour, that of their background, their stroke and their height', async (t) => {
  const page = await readImage(await makePicture((picture) => picture.tint('#c02020')), await reader);

  const ink = (text: string) => {
    const word = page.words.find((found) => found.text === text);
    return { h: word?.h ?? 0, ...word?.ink };
  };
  const [bold, regular] = [ink('Small'), ink('Staffordshire')];
  const stroke = ({ h, stroke = 0 }: { h: number; stroke?: number }, size: number): number => (stroke * h) / size;
  t.true(stroke(bold, 18) > 1.3 * stroke(regular, 12), 'Helvetica bold beside regular');
  t.regex(regular.paper ?? '', /^#f/);
  t.regex(regular.colour ?? '', /^#[0-4]/);
  // small letters of Helvetica are 0.52 of its size high
  t.true(Math.abs(((regular.rise ?? 0) * regular.h) / (12 * (page.width / 300)) - 0.52) < 0.06);
});

test('narrow letters and the figures behind leaders are read whole', async (t) => {
  const lines = ['Vegetable Fried Rice........6.50 8.99', 'Beef w. Broccoli..........8.50 11.50'];
  const draw = (pdf: PDFKit.PDFDocument): void => {
    pdf.scale(0.8, 1).font('Helvetica').fontSize(8);
    for (const [index, line] of lines.entries()) pdf.text(line, 25, 20 + index * 14, { lineBreak: false });
  };
  const picture = await pictureOf(await makePdf(draw, { size: [576, 100] }));

  const { words } = await readImage(picture, await reader);

  const read = words.map(({ text }) => text.replaceAll(/[.…]{2,}/g, ' ')).join(' ');
  t.is(read, 'Vegetable Fried Rice 6.50 8.99 Beef w. Broccoli 8.50 11.50');
  const [name, price] = [words.find(({ text }) => text === 'Beef'), words.at(-1)];
  // where it would be drawn at 80 %: the places are those of the line as it is, not stretched
  t.true(Math.abs((name?.x ?? 0) / (1200 / 576) - 20) < 3);
  t.true((price?.x ?? 0) / (1200 / 576) < 160);
});

test('a picture on its side or head is read as if upright', async (t) => {
  for (const turn of [90, 180]) {
    const page = await readImage(await makePicture((picture) => picture.rotate(turn)), await reader);

    t.true(page.width > page.height, `${turn} degrees`);
    t.true(
      page.words.some(({ text }) => text === 'Staffordshire'),
      `${turn} degrees`,
    );
  }
});

test('a PDF page that is a picture is read in points', async (t) => {
  const picture = await makePicture();
  const bytes = await makePdf((pdf) => pdf.image(picture, 0, 0, { width: 300 }), { size: [300, 200] });

  const [page] = await readPdf(bytes, { ocr: () => reader });

  t.is(page?.how, 'ocr');
  t.is(page?.width, 300);
  const price = page?.words.find(({ text }) => text === '£12.25');
  t.true(Math.abs((price?.x ?? 0) - 230) < 4);
  t.true(Math.abs((price?.size ?? 0) - 12) < 2);
});

test('such a page is left out without OCR', async (t) => {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#888888' } })
    .png()
    .toBuffer();
  const bytes = await makePdf((pdf) => pdf.image(picture, 0, 0, { width: 300 }));

  const [page] = await readPdf(bytes);

  t.is(page?.words.length, 0);
  t.regex(page?.leftOut ?? '', /read as a picture/);
});
