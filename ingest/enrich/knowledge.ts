import { type AbsenceRules, loadAbsenceRules } from './absence/load-absence.ts';
import { loadPortions, type PortionTable } from './calories/load-portions.ts';
import { type Lexicon, loadLexicon } from './lexicon/load-lexicon.ts';
import { loadWordWeights, type WordWeights } from './weights/word-weights.ts';

/** Everything that estimates are based on, read once from the data files in this folder. */
export interface Knowledge {
  readonly lexicon: Lexicon;
  readonly weights: WordWeights;
  readonly portions: PortionTable;
  readonly absence: AbsenceRules;
}

let loaded: Knowledge | undefined;

/** The knowledge that is shipped; its files are read at the first call. */
export function knowledge(): Knowledge {
  loaded ??= {
    lexicon: loadLexicon(),
    weights: loadWordWeights(),
    portions: loadPortions(),
    absence: loadAbsenceRules(),
  };
  return loaded;
}
