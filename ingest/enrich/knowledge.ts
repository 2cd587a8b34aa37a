import { loadPortions, type PortionTable } from './calories/load-portions.ts';
import { type Lexicon, loadLexicon } from './lexicon/load-lexicon.ts';
import { loadWordWeights, type WordWeights } from './weights/word-weights.ts';

/** Everything an estimate rests on, read once from the files beside this one. */
export interface Knowledge {
  readonly lexicon: Lexicon;
  readonly weights: WordWeights;
  readonly portions: PortionTable;
}

let loaded: Knowledge | undefined;

/** The shipped knowledge; the files are read at the first call. */
export function knowledge(): Knowledge {
  loaded ??= { lexicon: loadLexicon(), weights: loadWordWeights(), portions: loadPortions() };
  return loaded;
}
