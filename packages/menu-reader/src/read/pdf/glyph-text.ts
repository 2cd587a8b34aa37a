import { median } from '../../median.ts';
import { wordGap } from '../../word-gap.ts';

/** Gap between letters, as a share of the type size, from which they are spaced. */
const SPACED = 0.05;

export interface GlyphText {
  /** With a space for each space glyph, and for each gap that stands out among the others. */
  readonly text: string;
  /** Width in text space, before the horizontal stretch. */
  readonly width: number;
  readonly spaceGap: number;
  readonly spaced: boolean;
}

/** Type size, and the space behind each glyph and behind spaces (ISO 32000-2, 9.3.2 and 9.3.3). */
export interface Spacing {
  readonly size: number;
  readonly charSpacing: number;
  readonly wordSpacing: number;
}

interface Glyph {
  readonly text: string;
  readonly gap: number;
}

/** Reads glyphs with kerning (thousandths of the size); pdf.js's own text loses word boundaries in "B I S T R O". */
export function glyphText(glyphs: unknown, { size, charSpacing, wordSpacing }: Spacing): GlyphText {
  const read: Glyph[] = [];
  let [width, gap] = [0, 0];
  for (const glyph of Array.isArray(glyphs) ? glyphs : []) {
    if (typeof glyph === 'number') {
      width -= (glyph / 1000) * size;
      gap -= (glyph / 1000) * size;
    } else if (typeof glyph?.width === 'number') {
      const space = charSpacing + (glyph.isSpace ? wordSpacing : 0);
      width += (glyph.width / 1000) * size + space;
      read.push({ text: String(glyph.unicode ?? ''), gap });
      gap = space;
    }
  }
  const gaps = read.slice(1).map((glyph) => glyph.gap);
  const spaceGap = wordGap(gaps, size);
  const text = read.map((glyph, i) => (i > 0 && glyph.gap > spaceGap ? ' ' : '') + glyph.text).join('');
  return { text: text.replace(/\s+/g, ' '), width, spaceGap, spaced: median(gaps) > SPACED * size };
}
