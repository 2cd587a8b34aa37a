import type { Word } from '../../read/positioned-text.ts';

/** Upright words grouped by baseline (at most `tolerance` type sizes apart), rows from top to bottom, words left to right. */
export function wordRows(words: readonly Word[], tolerance: number): Word[][] {
  const sorted = words.filter((word) => word.text.trim()).sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: { y: number; size: number; words: Word[] }[] = [];
  for (const word of sorted) {
    const row = rows
      .slice(-12)
      .findLast((candidate) => Math.abs(candidate.y - word.y) <= tolerance * Math.min(word.size, candidate.size) + 0.3);
    if (row) row.words.push(word);
    else rows.push({ y: word.y, size: word.size, words: [word] });
  }
  return rows.map((row) => row.words.sort((a, b) => a.x - b.x));
}
