import PDFDocument from 'pdfkit';

/** Bytes of a PDF that `draw` draws. */
export async function makePdf(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, ...options });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  draw(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
