import test from 'ava';
import { openPdf } from '../../../src/read/pdf/open-pdf.ts';
import { pageDrawing } from '../../../src/read/pdf/page-drawing.ts';
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
