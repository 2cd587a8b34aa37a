import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** A PDF of one page that is a picture, as scanners and exports make it. `width` of the page in points. */
export async function pictureInPdf(picture: Uint8Array, width: number): Promise<Uint8Array> {
  const { data, info } = await sharp(picture).jpeg({ quality: 90 }).toBuffer({ resolveWithObject: true });
  const height = (width * info.height) / info.width;
  const doc = new PDFDocument({ autoFirstPage: false, info: { CreationDate: new Date(0), ModDate: new Date(0) } });
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on('end', () => resolve()));
  doc.addPage({ size: [width, height], margin: 0 });
  doc.image(data, 0, 0, { width, height });
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
