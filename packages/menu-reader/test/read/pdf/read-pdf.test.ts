import test from 'ava';
import { readPdf } from '../../../src/read/pdf/read-pdf.ts';
import { UnreadableSource } from '../../../src/read/unreadable-source.ts';
import { makePdf } from './make-pdf.ts';

test('every run of text has its place, size and look', async (t) => {
  const bytes = await makePdf((pdf) => {
    pdf.font('Helvetica-Bold').fontSize(18).fillColor('#9b1c1c').text('Mains', 50, 100, { lineBreak: false });
    pdf.font('Times-Italic').fontSize(11).fillColor('#333333').text('Lobby', 300, 200, { lineBreak: false });
  });

  const [page] = await readPdf(bytes);

  t.is(page?.how, 'text layer');
  t.is(Math.round(page?.width ?? 0), 595);
  const [heading, dish] = page?.words ?? [];
  t.like(heading, { text: 'Mains', size: 18, weight: 700, italic: false, font: 'Helvetica-Bold', colour: '#9b1c1c' });
  t.like(dish, { text: 'Lobby', size: 11, weight: 400, italic: true, font: 'Times-Italic', colour: '#333333' });
  t.is(heading?.x, 50);
  t.true(Math.abs((heading?.y ?? 0) - (100 + 0.718 * 18)) < 1, 'the baseline lies an ascent below the top');
  t.true(Math.abs((heading?.w ?? 0) - 50) < 3);
  t.is(heading?.confidence, 1);
});

test('a colour set inside a saved state ends with it', async (t) => {
  const bytes = await makePdf((pdf) => {
    pdf.fontSize(12).fillColor('#111111');
    pdf.save().fillColor('#00aa00').text('Vegan', 50, 50, { lineBreak: false }).restore();
    pdf.text('Beef', 50, 90, { lineBreak: false });
  });

  const [page] = await readPdf(bytes);

  t.deepEqual(
    page?.words.map(({ text, colour }) => [text, colour]),
    [
      ['Vegan', '#00aa00'],
      ['Beef', '#111111'],
    ],
  );
});

test('turned text keeps its angle, clockwise', async (t) => {
  const bytes = await makePdf((pdf) => {
    pdf.rotate(90, { origin: [200, 200] }).text('DRINKS', 200, 200, { lineBreak: false });
  });

  const [page] = await readPdf(bytes);

  t.true(Math.abs((page?.words[0]?.angle ?? 0) - Math.PI / 2) < 0.01);
});

test('text drawn twice for a shadow is read once', async (t) => {
  const bytes = await makePdf((pdf) => {
    pdf.fontSize(20).text('Puddings', 50, 50, { lineBreak: false }).text('Puddings', 50.6, 50.6, { lineBreak: false });
    pdf.text('Puddings', 50, 300, { lineBreak: false });
  });

  const [page] = await readPdf(bytes);

  t.is(page?.words.length, 2);
});

test('text outside the page is left out', async (t) => {
  const bytes = await makePdf((pdf) => {
    pdf.text('Shown', 50, 50, { lineBreak: false }).text('Outside', 700, 50, { lineBreak: false });
  });

  const [page] = await readPdf(bytes);

  t.deepEqual(
    page?.words.map(({ text }) => text),
    ['Shown'],
  );
});

test('a PDF with a password is refused with the remedy', async (t) => {
  const bytes = await makePdf((pdf) => pdf.text('Secret'), { userPassword: 'x', ownerPassword: 'y' });

  const error = await t.throwsAsync(readPdf(bytes), { instanceOf: UnreadableSource });

  t.is(error?.reason, 'encrypted');
  t.regex(error?.message ?? '', /password/);
});

test('a file that only begins like a PDF is refused', async (t) => {
  await t.throwsAsync(readPdf(Buffer.from('%PDF-1.7\nnothing else')), { instanceOf: UnreadableSource });
});

test('pages over the limit say so, and the others are read', async (t) => {
  const bytes = await makePdf((pdf) => {
    for (const dish of ['Soup', 'Lobby']) pdf.text(dish).addPage();
  });
  const seen: string[] = [];

  const pages = await readPdf(bytes, { maxPages: 2, onPage: (page, of) => seen.push(`${page} of ${of}`) });

  t.deepEqual(
    pages.map(({ words, leftOut }) => words[0]?.text ?? leftOut),
    ['Soup', 'Lobby', 'at most 2 pages of a document are read'],
  );
  t.deepEqual(seen, ['1 of 2', '2 of 2']);
});

test('over a thousand pages are refused with both numbers', async (t) => {
  const bytes = await makePdf((pdf) => {
    for (let page = 1; page <= 1000; page++) pdf.addPage();
  });

  const error = await t.throwsAsync(readPdf(bytes), { instanceOf: UnreadableSource });

  t.regex(error?.message ?? '', /1001 pages.*at most 1000/);
});

for (const turn of [90, 180, 270])
  test(`reads a page drawn turned by ${turn} degrees upright, and leaves single turned words`, async (t) => {
    const bytes = await makePdf((pdf) => {
      pdf
        .fontSize(12)
        .save()
        .rotate(turn, { origin: [297, 421] });
      for (const [at, line] of ['Leek Soup 5.50', 'Bean Chilli 11.25', 'Plum Crumble 6.50'].entries())
        pdf.text(line, 150, 300 + 30 * at, { lineBreak: false });
      pdf.restore().text('PTO', 40, 800, { lineBreak: false });
    });

    const [page] = await readPdf(bytes);

    const words = page?.words ?? [];
    t.is(Math.round(page?.width ?? 0), turn === 180 ? 595 : 842);
    const upright = words.filter(({ angle }) => Math.abs(angle) < 0.01).toSorted((a, b) => a.y - b.y);
    t.deepEqual(
      upright.map(({ text }) => text),
      ['Leek Soup 5.50', 'Bean Chilli 11.25', 'Plum Crumble 6.50'],
    );
    t.is(words.length, 4);
  });
