/** Letters that must be changed, added or taken away to make one word of the other (Levenshtein). */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, left] of [...a].entries()) {
    const current = [row + 1];
    for (const [column, right] of [...b].entries()) {
      const replaced = (previous[column] ?? 0) + (left === right ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The candidate that looks most like `word`, without regard to case and signs; undefined only without candidates. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const wanted = bare(word).slice(0, 64);
  let best: { readonly candidate: string; readonly away: number } | undefined;
  for (const candidate of candidates) {
    const form = bare(candidate);
    const away = distance(wanted, form) / Math.max(wanted.length, form.length, 1);
    if (!best || away < best.away) best = { candidate, away };
  }
  return best?.candidate;
}
