import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createFontStyles } from './font-style.ts';
import type { LayerWord } from './layer-word.ts';
import { withLostLigatures } from './lost-ligatures.ts';
import { multiply, toMatrix } from './matrix.ts';
import { repairedText } from './repaired-text.ts';
import { type OperatorList, type ShownText, shownTexts } from './shown-text.ts';

/** Runs of text of one page in the order of the file, in points from the upper left corner of the page. */
export async function pageWords(page: PDFPageProxy, operators: OperatorList): Promise<LayerWord[]> {
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const toPage = toMatrix(transform);
  const styleOf = createFontStyles(page);
  const shown = shownTexts(operators);
  const paintOf = paintAt(shown);
  const order = new Map(shown.map((one, i) => [one, i]));
  const words: LayerWord[] = [];
  for (const item of (await page.getTextContent()).items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [a, b, c, d, x, y] = multiply(toPage, toMatrix(item.transform));
    const size = Math.hypot(c, d);
    if (size < 1 || x > width || y < 0 || x + item.width < 0 || y - size > height) continue;
    const style = styleOf(item.fontName);
    const [, , , , startX, startY] = toMatrix(item.transform);
    const paint = paintOf(startX, startY, size);
    const { text, damaged } = repairedText(
      paint.spaced ? closedUp(item.str, shown, order.get(paint) ?? shown.length) : item.str,
    );
    words.push({
      text,
      x,
      y,
      w: item.width,
      h: size,
      size,
      weight: paint.mode === 2 ? Math.max(700, style.weight) : style.weight,
      italic: style.italic,
      font: style.font,
      colour: paint.colour,
      angle: Math.atan2(b, a),
      confidence: 1,
      invisible: paint.mode === 3,
      damaged,
    });
  }
  return withLostLigatures(words.filter(notOverprinted()));
}

/** What means something in a pattern. */
const SYNTAX = /[\\^$.*+?()[\]{}|]/;

/**
 * The words as the glyphs of the operators have them that show the text; the text itself where these say anything else.
 * @param at index of the first operator
 */
function closedUp(text: string, shown: readonly ShownText[], at: number): string {
  const letters = [...text.normalize('NFKC').replace(/\s/g, '')];
  const wanted = new RegExp(letters.map((letter) => letter.replace(SYNTAX, '\\$&')).join(' ?'));
  const first = shown[at];
  // it begins within the first operator, and holds fewer letters than spaces
  const longest = (first?.text.length ?? 0) + 2 * text.length;
  let says = '';
  let before: ShownText | null = null;
  for (let i = at; i < shown.length && says.length <= longest; i += 1) {
    const next = shown[i];
    if (!next || next.y !== first?.y) break;
    says += (before && next.x - before.x1 > before.spaceGap ? ' ' : '') + next.text;
    const found = wanted.exec(says.normalize('NFKC'))?.[0];
    if (found) return found;
    before = next;
  }
  return text;
}

/** Finds the paint at a point: that of the last operator which began there or to the left on the same line. */
function paintAt(shown: readonly ShownText[]): (x: number, y: number, size: number) => ShownText {
  const rows = new Map<number, ShownText[]>();
  for (const text of shown) {
    const row = rows.get(Math.round(text.y));
    if (row) row.push(text);
    else rows.set(Math.round(text.y), [text]);
  }
  const none: ShownText = { x: 0, y: 0, colour: '#000000', mode: 0, text: '', x1: 0, spaceGap: 0, spaced: false };
  return (x, y, size) => {
    let best = none;
    let distance = Number.POSITIVE_INFINITY;
    const reach = Math.ceil(size / 2);
    for (let row = Math.round(y) - reach; row <= Math.round(y) + reach; row++) {
      for (const candidate of rows.get(row) ?? []) {
        const off = 4 * Math.abs(candidate.y - y) + (candidate.x <= x + 0.5 ? x - candidate.x : 1e4 + candidate.x - x);
        if (off <= distance) {
          best = candidate;
          distance = off;
        }
      }
    }
    return best;
  };
}

/** Shadows and imitated bold draw the same text again at almost the same place; only the first is kept. */
function notOverprinted(): (word: LayerWord) => boolean {
  const seen = new Map<string, LayerWord[]>();
  return (word) => {
    const same = seen.get(word.text) ?? [];
    const reach = 0.15 * word.size;
    if (same.some((other) => Math.abs(other.x - word.x) < reach && Math.abs(other.y - word.y) < reach)) return false;
    seen.set(word.text, [...same, word]);
    return true;
  };
}
