import PDFDocument from 'pdfkit';
import type { Chance } from '../../chance.ts';
import type { Look } from '../theme.ts';
import { fontOf } from './fonts.ts';
import { widthOf } from './word-widths.ts';

/** One thing to draw; x and y in points from the top left, y of text its baseline. */
export type Mark =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly look: Look;
      readonly turn?: number;
    }
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly fill: string | null;
      readonly stroke: string | null;
      readonly line?: number;
    }
  | {
      readonly kind: 'rule';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly colour: string;
      readonly line: number;
      readonly dash?: boolean;
    };

/** Measures words and draws pages of marks. */
export interface Canvas {
  width(text: string, look: Look): number;
  page(size: { readonly width: number; readonly height: number; readonly paper: string }, marks: readonly Mark[]): void;
  end(): Promise<Uint8Array>;
}

/** How a program writes text: whole lines or word by word, in which order, under which name. */
export interface Habits {
  readonly pieces: 'lines' | 'words';
  readonly order: 'as laid' | 'by look' | 'backwards' | 'boxes first';
  readonly producer: string;
}

export const drawHabits = (chance: Chance): Habits => ({
  pieces: chance.weighted({ lines: 70, words: 30 }),
  order: chance.weighted({ 'as laid': 62, 'by look': 20, backwards: 6, 'boxes first': 12 }),
  producer: chance.pick(['Layout program', 'Word processor', 'Drawing program']),
});

export function createCanvas(habits: Habits): Canvas {
  const doc = new PDFDocument({
    autoFirstPage: false,
    info: { Producer: habits.producer, Creator: habits.producer, CreationDate: new Date(0), ModDate: new Date(0) },
  });
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const known = new Set<string>();
  const set = (look: Look): void => {
    const { name, source } = fontOf(look);
    if (!known.has(name)) {
      doc.registerFont(name, source);
      known.add(name);
    }
    doc.font(name).fontSize(look.size);
  };
  const write = (text: string, x: number, y: number, look: Look): void => {
    set(look);
    doc
      .fillColor(look.colour)
      .text(text, x, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: look.spacing });
  };
  const draw = (mark: Mark): void => {
    if (mark.kind === 'box') {
      doc.rect(mark.x, mark.y, mark.w, mark.h).lineWidth(mark.line ?? 1);
      if (mark.fill && mark.stroke) doc.fillAndStroke(mark.fill, mark.stroke);
      else if (mark.fill) doc.fill(mark.fill);
      else if (mark.stroke) doc.stroke(mark.stroke);
    } else if (mark.kind === 'rule') {
      doc.moveTo(mark.x1, mark.y1).lineTo(mark.x2, mark.y2).lineWidth(mark.line);
      if (mark.dash) doc.dash(1.5, { space: 2 });
      doc.stroke(mark.colour).undash();
    } else if (mark.turn) {
      doc.save().rotate(mark.turn, { origin: [mark.x, mark.y] });
      write(mark.text, mark.x, mark.y, mark.look);
      doc.restore();
    } else if (habits.pieces === 'words') {
      let x = mark.x;
      for (const word of mark.text.split(/(?<= )/)) {
        if (word.trim()) write(word.trimEnd(), x, mark.y, mark.look);
        x += widthOf(word, mark.look);
      }
    } else write(mark.text, mark.x, mark.y, mark.look);
  };
  return {
    width: widthOf,
    page: (size, marks) => {
      doc.addPage({ size: [size.width, size.height], margin: 0 });
      if (size.paper !== '#ffffff') doc.rect(0, 0, size.width, size.height).fill(size.paper);
      for (const mark of ordered(marks, habits.order)) draw(mark);
    },
    end: () =>
      new Promise((resolve) => {
        doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
        doc.end();
      }),
  };
}

/** Boxes stay below the words whatever the order. */
function ordered(marks: readonly Mark[], order: Habits['order']): Mark[] {
  const shapes = marks.filter((mark) => mark.kind !== 'text');
  const words = marks.filter((mark) => mark.kind === 'text');
  if (order === 'as laid') return [...marks];
  if (order === 'backwards') return [...shapes, ...words.reverse()];
  if (order === 'boxes first') return [...shapes, ...words];
  const key = ({ look }: { readonly look: Look }): string =>
    `${look.face.family} ${look.size} ${look.bold} ${look.italic} ${look.colour}`;
  const looks = [...new Set(words.map(key))];
  return [...shapes, ...words.sort((a, b) => looks.indexOf(key(a)) - looks.indexOf(key(b)))];
}
