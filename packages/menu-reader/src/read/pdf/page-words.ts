import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createFontStyles } from './font-style.ts';
import type { LayerWord } from './layer-word.ts';
import { multiply, toMatrix } from './matrix.ts';
import { type OperatorList, type ShownText, shownTexts } from './shown-text.ts';

export async function pageWords(
  page: PDFPageProxy,
  operators: OperatorList,
  rotation = page.rotate,
): Promise<LayerWord[]> {
  const { transform, width, height } = page.getViewport({ scale: 1, rotation });
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

const SYNTAX = /[\\^$.*+?()[\]{}|]/;

/**
 * Removes the spaces that pdf.js puts between letters set apart, by the operators that show the same letters; returns the text itself where
 * these differ.
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

/** Characters of unknown meaning: private use, control and replacement characters. */
const UNKNOWN = /[\p{Co}\p{Cc}\uFFFD]/u;

function repairedText(text: string): { readonly text: string; readonly damaged: boolean } {
  const composed = text.normalize('NFC').replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '');
  return { text: composed, damaged: UNKNOWN.test(composed) };
}

const TOUCHING = 0.08;
const SIGN = /^["#$%*+<=>?@^_`{|}~\d]$/;

/** Marks a lone sign between small letters as damaged: a ligature unknown to the font ("mul", "+", "grain"). */
export const withLostLigatures = (words: readonly LayerWord[]): LayerWord[] =>
  words.map((word, i) => (isLost(words[i - 1], word, words[i + 1]) ? { ...word, damaged: true } : word));

const isLost = (before: LayerWord | undefined, word: LayerWord, after: LayerWord | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  SIGN.test(word.text) &&
  /\p{Ll}$/u.test(before.text) &&
  /^\p{Ll}/u.test(after.text) &&
  touches(before, word) &&
  touches(word, after);

const touches = (left: LayerWord, right: LayerWord): boolean =>
  Math.abs(left.y - right.y) < TOUCHING * left.size &&
  Math.abs(left.size - right.size) < TOUCHING * left.size &&
  Math.abs(right.x - left.x - left.w) < TOUCHING * left.size;
