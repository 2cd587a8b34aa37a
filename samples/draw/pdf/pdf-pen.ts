import PDFDocument from 'pdfkit';
import { FONT_NAMES, type FontName, fontFile } from '../fonts.ts';

/** One of our fonts or one that is built into every PDF reader. */
type PdfFont =
  | FontName
  | 'Helvetica'
  | 'Helvetica-Bold'
  | 'Helvetica-Oblique'
  | 'Times-Roman'
  | 'Times-Bold'
  | 'Times-Italic';

export interface TextStyle {
  readonly font: PdfFont;
  readonly size: number;
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly spacing?: number;
  readonly lineGap?: number;
}

export interface PdfPen {
  readonly doc: PDFKit.PDFDocument;
  /** Draws text within `width` from `y` down, and returns the y below it. */
  text(text: string, x: number, y: number, width: number, style: TextStyle): number;
  width(text: string, style: TextStyle): number;
  /** Draws dots from `from` to `to` on the line whose top is `y`. */
  leader(from: number, to: number, y: number, style: TextStyle): void;
  rule(x1: number, x2: number, y: number, color: string, width?: number): void;
}

/** Draws a PDF, in points. Its dates are fixed, so that the bytes are the same every time. */
export async function drawPdf(
  options: { readonly size: [number, number]; readonly title: string; readonly paper?: string },
  draw: (pen: PdfPen, nextPage: () => void) => void,
): Promise<Buffer> {
  const CREATED = new Date('2026-01-05T09:00:00Z');
  const doc = new PDFDocument({
    size: options.size,
    margin: 0,
    info: { Title: options.title, CreationDate: CREATED, ModDate: CREATED },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on('end', () => resolve()));
  for (const name of FONT_NAMES) doc.registerFont(name, fontFile(name));
  const paint = () => {
    if (options.paper) doc.rect(0, 0, ...options.size).fill(options.paper);
  };
  paint();
  draw(pdfPen(doc), () => {
    doc.addPage();
    paint();
  });
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

function pdfPen(doc: PDFKit.PDFDocument): PdfPen {
  const use = (style: TextStyle) =>
    doc
      .font(style.font)
      .fontSize(style.size)
      .fillColor(style.color ?? '#1d1d1b');
  const optionsOf = (style: TextStyle, width?: number) => ({
    ...(width === undefined ? { lineBreak: false } : { width }),
    align: style.align ?? 'left',
    characterSpacing: style.spacing ?? 0,
    lineGap: style.lineGap ?? 0,
  });
  return {
    doc,
    text(text, x, y, width, style) {
      use(style).text(text, x, y, optionsOf(style, width));
      return doc.y;
    },
    width: (text, style) => use(style).widthOfString(text, { characterSpacing: style.spacing ?? 0 }),
    leader(from, to, y, style) {
      const dots = Math.floor((to - from) / use(style).widthOfString(' .'));
      if (dots < 4) return;
      const text = ' .'.repeat(dots);
      use(style).text(text, to - doc.widthOfString(text), y, { lineBreak: false });
    },
    rule: (x1, x2, y, color, width = 0.7) => {
      doc.moveTo(x1, y).lineTo(x2, y).lineWidth(width).strokeColor(color).stroke();
    },
  };
}
