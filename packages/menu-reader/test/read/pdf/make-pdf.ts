import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

export async function makePdf(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, ...options });
  draw(pdf);
  pdf.end();
  return buffer(pdf);
}
