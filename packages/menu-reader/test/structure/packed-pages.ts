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

/** Pages from a compact text: fonts and colours by their index. */
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
