/** Letters a word must have for one slip and for two, as in the engines. */
const ONE_SLIP = 5;
const TWO_SLIPS = 9;

/** Edit distance with swaps of neighbours, given up beyond `most`. */
function distance(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      let cost = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      cost = Math.min(cost, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? cost) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return least;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** One is the other with an s: whichever is meant, they say the same. */
function isPlural(a: string, b: string | null): boolean {
  return b !== null && (`${a}s` === b || `${b}s` === a);
}

/** Words to which a mistyped one may be read as another. */
export interface NearWords {
  /** The nearest word, when there is just one that near; null also for words that are too short to be read otherwise. */
  nearest(typed: string): string | null;
}

/** Compares words of one first letter only; the first letter is the one that people rarely get wrong. */
export function nearWords(words: Iterable<string>): NearWords {
  const byLetter = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < ONE_SLIP) continue;
    const letter = word.charAt(0);
    const list = byLetter.get(letter);
    if (list === undefined) byLetter.set(letter, [word]);
    else list.push(word);
  }
  return {
    nearest(typed) {
      const allowed = typed.length < ONE_SLIP ? 0 : typed.length < TWO_SLIPS ? 1 : 2;
      if (allowed === 0) return null;
      let best: string | null = null;
      let least = allowed + 1;
      for (const word of byLetter.get(typed.charAt(0)) ?? []) {
        if (Math.abs(word.length - typed.length) > allowed) continue;
        const slips = distance(typed, word, allowed);
        if (slips < least) [best, least] = [word, slips];
        else if (slips === least && slips <= allowed && !isPlural(word, best)) best = null;
      }
      return best;
    },
  };
}
