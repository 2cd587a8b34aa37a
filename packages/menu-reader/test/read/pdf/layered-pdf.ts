import sharp from 'sharp';
import { pdf, stream } from './raw-pdf.ts';

export interface Layers {
  readonly count: number;
  /** Pixels of each black layer. */
  readonly width: number;
  readonly height: number;
  /** Operators after the layers, with the font /F. */
  readonly content?: string;
}

/** A small PDF of one page with stacked full-page pictures, as exported by drawing programs with layers. */
export async function layeredPdf({ count, width, height, content = '' }: Layers): Promise<Buffer> {
  const first = 5;
  const size = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8`;
  const black = await sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .jpeg()
    .toBuffer();
  const layers = Array.from({ length: count }, () =>
    stream(`${size} /ColorSpace /DeviceRGB /Filter /DCTDecode`, black),
  );
  const names = layers.map((_, index) => `/L${index} ${first + index} 0 R`).join(' ');
  const shown = layers.map((_, index) => `q 600 0 0 800 0 0 cm /L${index} Do Q`).join(' ');
  const font = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
  return pdf(
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << ${font} /XObject << ${names} >> >> >>`,
    stream('', Buffer.from(`${shown} ${content}`)),
    ...layers,
  );
}
