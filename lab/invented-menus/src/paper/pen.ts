import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

/** Standard faces of every PDF reader: no font is needed. */
export const FACES = ['Helvetica', 'Times', 'Courier'] as const;
export type Face = (typeof FACES)[number];

/** Look of words. Size in points, colours as #rrggbb. */
export interface Style {
  readonly face: Face;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly size: number;
  readonly colour: string;
  /** Points between letters. */
  readonly spacing: number;
}

/** Order of text operators: whole lines or word by word, in page order or one style after the other. */
export interface Writing {
  readonly pieces: 'lines' | 'words';
  readonly order: 'as laid' | 'by style' | 'backwards';
}

/** Draws on pages; x and y in points from the top left, y of text its baseline. */
export interface Pen {
  text(text: string, x: number, y: number, style: Style): void;
  rule(x: number, y: number, toX: number, toY: number, colour: string): void;
  box(
    x: number,
    y: number,
    width: number,
    height: number,
    look: { readonly fill?: string; readonly stroke?: string },
  ): void;
  page(width: number, height: number, paper: string): void;
  /** Bytes of the PDF; deterministic. */
  end(): Promise<Uint8Array>;
}

const NAMES: Readonly<Record<Face, readonly [string, string, string, string]>> = {
  Helvetica: ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'Helvetica-BoldOblique'],
  Times: ['Times-Roman', 'Times-Bold', 'Times-Italic', 'Times-BoldItalic'],
  Courier: ['Courier', 'Courier-Bold', 'Courier-Oblique', 'Courier-BoldOblique'],
};
const fontOf = ({ face, bold, italic }: Style): string => NAMES[face][(bold ? 1 : 0) + (italic ? 2 : 0)] ?? 'Helvetica';

const MEASURED = 100;
const shares = new Map<string, number>();
/** Never written: it only measures words, for all documents. */
let measure: PDFKit.PDFDocument | undefined;

export function widthOf(text: string, style: Style): number {
  const key = `${fontOf(style)} ${text}`;
  let share = shares.get(key);
  if (share === undefined) {
    measure ??= new PDFDocument({ autoFirstPage: false });
    share = measure.font(fontOf(style)).fontSize(MEASURED).widthOfString(text) / MEASURED;
    shares.set(key, share);
  }
  return share * style.size + style.spacing * text.length;
}

interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly style: Style;
}

export function createPen({ pieces, order }: Writing): Pen {
  const pdf = new PDFDocument({ autoFirstPage: false, info: { CreationDate: new Date(0), ModDate: new Date(0) } });
  let words: Word[] = [];
  const written = (): void => {
    for (const { text, x, y, style } of ordered(words, order)) {
      pdf.font(fontOf(style)).fontSize(style.size).fillColor(style.colour);
      pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: style.spacing });
    }
    words = [];
  };
  return {
    text: (text, x, y, style) => {
      let at = x;
      for (const piece of pieces === 'words' ? text.split(/(?<= )/) : [text]) {
        if (piece.trim()) words.push({ text: piece.trimEnd(), x: at, y, style });
        at += widthOf(piece, style);
      }
    },
    rule: (x, y, toX, toY, colour) => void pdf.moveTo(x, y).lineTo(toX, toY).lineWidth(0.7).stroke(colour),
    box: (x, y, width, height, { fill, stroke }) => {
      if (fill) pdf.rect(x, y, width, height).fill(fill);
      if (stroke) pdf.rect(x, y, width, height).lineWidth(0.8).stroke(stroke);
    },
    page: (width, height, paper) => {
      written();
      pdf.addPage({ size: [width, height], margin: 0 });
      if (paper !== '#ffffff') pdf.rect(0, 0, width, height).fill(paper);
    },
    end: async () => {
      written();
      pdf.end();
      return new Uint8Array(await buffer(pdf));
    },
  };
}

function ordered(words: readonly Word[], order: Writing['order']): readonly Word[] {
  if (order === 'as laid') return words;
  if (order === 'backwards') return words.toReversed();
  const styles = [...new Set(words.map(({ style }) => style))];
  return words.toSorted((a, b) => styles.indexOf(a.style) - styles.indexOf(b.style));
}
