import leven from 'leven';

const MAX_DIFFERENCE = 0.4;
/** Fewer letters are a prefix of too many words. */
const MIN_BEGINNING_LENGTH = 3;

/** The candidate most similar to `word` or with the most similar prefix, ignoring case and punctuation; undefined if none is close enough. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const wanted = bare(word);
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const share = differing(wanted, bare(candidate));
    if (share > MAX_DIFFERENCE || share >= least) continue;
    best = candidate;
    least = share;
  }
  return best;
}

function bare(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function differing(wanted: string, candidate: string): number {
  const whole = share(wanted, candidate);
  if (wanted.length < MIN_BEGINNING_LENGTH || candidate.length <= wanted.length) return whole;
  return Math.min(whole, share(wanted, candidate.slice(0, wanted.length)));
}

function share(a: string, b: string): number {
  const longest = Math.max(a.length, b.length, 1);
  // One more than the limit, because leven returns it for anything beyond.
  return leven(a, b, { maxDistance: Math.floor(longest * MAX_DIFFERENCE) + 1 }) / longest;
}
