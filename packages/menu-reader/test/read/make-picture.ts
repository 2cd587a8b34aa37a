import sharp, { type Sharp } from 'sharp';
import { openPdf } from '../../src/read/pdf/open-pdf.ts';
import { renderPage } from '../../src/read/pdf/pictured-page.ts';
import { makePdf } from './pdf/make-pdf.ts';

/** A picture of a small menu: two dishes with prices under a heading. */
export async function makePicture(change: (picture: Sharp) => Sharp = (picture) => picture): Promise<Buffer> {
  return pictureOf(await makePdf((pdf) => drawMenu(pdf), { size: [300, 200] }), change);
}

/** A picture of the first page of a PDF, as it is rendered for reading. */
export async function pictureOf(
  pdf: Uint8Array,
  change: (picture: Sharp) => Sharp = (picture) => picture,
): Promise<Buffer> {
  const document = await openPdf(pdf);
  const { data, width, height } = await renderPage(document, await document.getPage(1));
  await document.destroy();
  return change(sharp(data, { raw: { width, height, channels: 3 } }))
    .png()
    .toBuffer();
}

export function drawMenu(pdf: PDFKit.PDFDocument): void {
  pdf.font('Helvetica-Bold').fontSize(18).text('Small Plates', 20, 20, { lineBreak: false });
  pdf.font('Helvetica').fontSize(12);
  for (const [index, [name, price]] of [
    ['Staffordshire oatcake', '£6.50'],
    ['Crème brûlée (v)', '£12.25'],
  ].entries()) {
    const y = 70 + index * 40;
    pdf.text(name ?? '', 20, y, { lineBreak: false }).text(price ?? '', 230, y, { lineBreak: false });
  }
}
