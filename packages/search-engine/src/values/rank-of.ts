export interface TypoReach {
  readonly exact: number | null;
  /** Typos plus one by word; 0 for a word that does not match. */
  readonly typosOf: Uint8Array;
  readonly words: readonly number[];
}

/** How a value contains the typed words: it equals them, begins with them, or holds them somewhere. */
const FITS = ['whole', 'start', 'words'] as const;
export type Fit = (typeof FITS)[number];

export const WHOLE = 0;

export function rankFor(typos: number, fit: Fit): number {
  return typos * FITS.length + FITS.indexOf(fit);
}

/** Typos first and then the place of the words, as one number: the lower the better. Null if a typed word is missing. */
export function rankOf(words: readonly number[], reaches: readonly TypoReach[]): number | null {
  const started = typosFromStart(words, reaches);
  if (started === 0) return isWhole(words, reaches) ? WHOLE : rankFor(0, 'start');
  const anywhere = typosAnywhere(words, reaches);
  if (anywhere === null) return null;
  const within = rankFor(anywhere, 'words');
  return started === null ? within : Math.min(rankFor(started, 'start'), within);
}

export function readRank(rank: number): { readonly typos: number; readonly fit: Fit } {
  return { typos: Math.floor(rank / FITS.length), fit: FITS[rank % FITS.length] as Fit };
}

function isWhole(words: readonly number[], reaches: readonly TypoReach[]): boolean {
  return words.length === reaches.length && reaches.every(({ exact }, i) => exact === words[i]);
}

function typosFromStart(words: readonly number[], reaches: readonly TypoReach[]): number | null {
  let sum = 0;
  for (let i = 0; i < reaches.length; i++) {
    const word = words[i];
    const typos = word === undefined ? 0 : ((reaches[i] as TypoReach).typosOf[word] as number);
    if (typos === 0) return null;
    sum += typos - 1;
  }
  return sum;
}

function typosAnywhere(words: readonly number[], reaches: readonly TypoReach[]): number | null {
  let sum = 0;
  for (const { typosOf } of reaches) {
    let least = 0;
    for (const word of words) {
      const typos = typosOf[word] as number;
      if (typos !== 0 && (least === 0 || typos < least)) least = typos;
    }
    if (least === 0) return null;
    sum += least - 1;
  }
  return sum;
}
