import leven from 'leven';

/** Share of the letters that may differ, 0 to 1. */
const NEAR_ENOUGH = 0.4;
/** Fewer letters are the beginning of too many words. */
const SHORTEST_BEGINNING = 3;

/**
 * The candidate that looks most like `word` or begins most like it, without regard to case and signs. Undefined where none
 * is near enough to have been meant.
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const wanted = bare(word);
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const share = differing(wanted, bare(candidate));
    if (share > NEAR_ENOUGH || share >= least) continue;
    best = candidate;
    least = share;
  }
  return best;
}

function bare(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Share of the letters, 0 to 1, that differ from the whole candidate or from its beginning. */
function differing(wanted: string, candidate: string): number {
  const whole = share(wanted, candidate);
  if (wanted.length < SHORTEST_BEGINNING || candidate.length <= wanted.length) return whole;
  return Math.min(whole, share(wanted, candidate.slice(0, wanted.length)));
}

function share(a: string, b: string): number {
  const longest = Math.max(a.length, b.length, 1);
  // One more than is near enough, because that is also what is given for all that is further away.
  return leven(a, b, { maxDistance: Math.floor(longest * NEAR_ENOUGH) + 1 }) / longest;
}
