import type { Word } from '../../read/positioned-text.ts';

/** Groups OCR words by the line they were detected in, which gave them one height. */
export function boxLines(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && Math.abs(last.h - word.h) < 0.01 && Math.abs(last.y - word.y) < word.h) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

export function joinedLines(lines: readonly (readonly Word[])[]): Word[][] {
  const joined: Word[][] = [];
  for (const line of [...lines].sort((a, b) => (a[0]?.x ?? 0) - (b[0]?.x ?? 0))) {
    const before = joined.find((other) => goesOn(other.at(-1), line[0]));
    if (before) before.push(...line);
    else joined.push([...line]);
  }
  return joined;
}

function goesOn(last: Word | undefined, next: Word | undefined): boolean {
  if (!last || !next || last.size !== next.size) return false;
  const gap = next.x - last.x - last.w;
  return Math.abs(last.y - next.y) < 0.2 * last.size && gap > -0.5 * last.size && gap < 0.85 * last.size;
}
