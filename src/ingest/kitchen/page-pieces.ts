import type { Word } from '@menu-data-service/menu-reader';
import { wordKinds } from './legend-words.ts';
import { allergensNamed, namedAllergens, tableColumn } from './table-columns.ts';

export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly centre: number;
  readonly y: number;
  readonly size: number;
  readonly upright: boolean;
  /** Part of a remark such as "may contain sesame", not a heading. */
  readonly remark: boolean;
}

const REMARK = /\b(?:may|contains?|traces?)\b/i;

/** True if most of its words name no allergen: "Dishes are cooked in peanut oil". */
function isSentenceRun(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
  return words.length > 3 && 2 * words.filter((word) => namedAllergens(word).length > 0).length < words.length;
}

/** True for words that may reverse or weaken the meaning of a mark: "free", "not", "may". */
export const mayReverseMark = (text: string): boolean =>
  wordKinds(text).some((kind) => kind === 'free' || kind === 'not' || kind === 'may contain');

/** Maximum distance between words of a line, in type sizes; headings are further apart. */
const MAX_WORD_DISTANCE = 0.5;

/** Joins the runs of a page that are only a space apart. */
function joinedRuns(words: readonly Word[]): Word[] {
  const runs: Word[] = [];
  for (const word of words) {
    const before = runs.at(-1);
    const isUpright = before !== undefined && before.angle === 0 && word.angle === 0;
    const gap = word.x - (before ? before.x + before.w : 0);
    const isTwo = before && [before, word].every(({ text }) => namedAllergens(text).length > 0);
    const isNext =
      isUpright &&
      !isTwo &&
      Math.abs(before.y - word.y) < 0.1 * word.size &&
      gap >= 0 &&
      gap < MAX_WORD_DISTANCE * word.size;
    if (isNext) runs.splice(-1, 1, { ...before, text: `${before.text} ${word.text}`, w: word.x + word.w - before.x });
    else runs.push(word);
  }
  return runs;
}

/** The pieces of a page: each upright word, a heading of several words, and each rotated run. */
export const piecesOf = (words: readonly Word[]): Piece[] => joinedRuns(words).flatMap(piecesOfRun);

function piecesOfRun({ text, x, y, w, size, angle }: Word): Piece[] {
  const upright = Math.abs(angle) < 0.2;
  const isHeading = tableColumn(text.trim()).about === 'allergen';
  const remark = !isHeading && (REMARK.test(text) || isSentenceRun(text));
  if (!upright) {
    const centre = x + (angle < 0 ? -size / 2 : size / 2);
    return [{ text: text.trim(), x: centre, right: centre, centre, y, size, upright, remark }];
  }
  // "Gluten free option" is not about gluten.
  if (isHeading || (!remark && allergensNamed(text).length > 0 && mayReverseMark(text)))
    return [{ text: text.trim(), x, right: x + w, centre: x + w / 2, y, size, upright, remark }];
  const each = w / Math.max(1, text.length);
  return [...text.matchAll(/\S+/g)].map((match) => {
    const left = x + match.index * each;
    const right = left + match[0].length * each;
    return { text: match[0], x: left, right, centre: (left + right) / 2, y, size, upright, remark };
  });
}

export function groupIntoLines(pieces: readonly Piece[]): Piece[][] {
  const found: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.y - b.y)) {
    const line = found.findLast((one) => Math.abs((one[0]?.y ?? 0) - piece.y) <= 0.4 * piece.size);
    if (line) line.push(piece);
    else found.push([piece]);
  }
  return found.map((line) => line.toSorted((a, b) => a.x - b.x));
}

export const textOfLine = (line: readonly Piece[]): string => line.map(({ text }) => text).join(' ');
