import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** Page that is a picture; `width` of the page in points. */
export interface PicturePage {
  readonly picture: Uint8Array;
  readonly width: number;
}

export async function picturesInPdf(pages: readonly PicturePage[]): Promise<Uint8Array> {
  const doc = new PDFDocument({ autoFirstPage: false, info: { CreationDate: new Date(0), ModDate: new Date(0) } });
  for (const { picture, width } of pages) {
    const { data, info } = await sharp(picture).jpeg({ quality: 90 }).toBuffer({ resolveWithObject: true });
    const height = (width * info.height) / info.width;
    doc.addPage({ size: [width, height], margin: 0 });
    doc.image(data, 0, 0, { width, height });
  }
  doc.end();
  return new Uint8Array(await buffer(doc));
}
