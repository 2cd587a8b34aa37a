import { z } from 'zod';
import type { TextPage, Word } from '../../src/read/positioned-text.ts';

const ink = z.tuple([z.number(), z.number(), z.number(), z.number()]);
const row = z.tuple([
  z.string(),
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  ink.nullable(),
]);
const packed = z.object({
  fonts: z.array(z.string()),
  colours: z.array(z.string()),
  pages: z.array(
    z.object({
      page: z.number(),
      width: z.number(),
      height: z.number(),
      how: z.enum(['text layer', 'ocr']),
      words: z.array(row),
    }),
  ),
});

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Pages as a small text: numbers to two decimals, fonts and colours by their place in a list. */
export function packPages(pages: readonly TextPage[]): string {
  const fonts: string[] = [];
  const colours: string[] = [];
  const place = (list: string[], value: string): number => {
    if (!list.includes(value)) list.push(value);
    return list.indexOf(value);
  };
  const rows = pages.map(({ page, width, height, how, words }) => ({
    page,
    width: rounded(width, 2),
    height: rounded(height, 2),
    how,
    words: words.map((word) => [
      word.text,
      ...[word.x, word.y, word.w, word.h, word.size].map((value) => rounded(value, 2)),
      word.weight,
      word.italic ? 1 : 0,
      place(fonts, word.font),
      place(colours, word.colour),
      rounded(word.angle, 4),
      rounded(word.confidence, 3),
      word.ink
        ? [
            place(colours, word.ink.colour),
            place(colours, word.ink.paper),
            rounded(word.ink.stroke, 4),
            rounded(word.ink.rise, 4),
          ]
        : null,
    ]),
  }));
  return `${JSON.stringify({ fonts, colours, pages: rows }).replaceAll('],["', '],\n["')}\n`;
}

export function unpackPages(text: string): TextPage[] {
  const { fonts, colours, pages } = packed.parse(JSON.parse(text));
  const colour = (index: number): string => colours[index] ?? '#000000';
  return pages.map(({ words, ...page }) => ({
    ...page,
    words: words.map(
      ([said, x, y, w, h, size, weight, italic, font, fill, angle, confidence, measured]): Word => ({
        text: said,
        x,
        y,
        w,
        h,
        size,
        weight,
        italic: italic === 1,
        font: fonts[font] ?? '',
        colour: colour(fill),
        angle,
        confidence,
        ...(measured
          ? { ink: { colour: colour(measured[0]), paper: colour(measured[1]), stroke: measured[2], rise: measured[3] } }
          : {}),
      }),
    ),
  }));
}
