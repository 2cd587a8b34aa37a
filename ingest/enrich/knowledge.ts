import { type AbsenceRules, loadAbsenceRules } from './absence/load-absence.ts';
import { createWordHints, type WordHints } from './absence/word-hints.ts';
import { loadPortions, type PortionTable } from './calories/load-portions.ts';
import { createPrintedHeading, type PrintedHeading } from './heading.ts';
import { type Languages, loadLanguages } from './languages/load-languages.ts';
import { type Lexicon, loadLexicon } from './lexicon/load-lexicon.ts';
import { loadWordWeights, type WordWeights } from './weights/word-weights.ts';

/** Everything that estimates are based on, read once from the data files in this folder. */
export interface Knowledge {
  readonly languages: Languages;
  readonly lexicon: Lexicon;
  readonly printedHeading: PrintedHeading;
  readonly weights: WordWeights;
  readonly portions: PortionTable;
  readonly absence: AbsenceRules;
  readonly wordHints: WordHints;
}

let loaded: Knowledge | undefined;

/** The knowledge that is shipped; its files are read at the first call. */
export function knowledge(): Knowledge {
  loaded ??= load();
  return loaded;
}

function load(): Knowledge {
  const languages = loadLanguages();
  const lexicon = loadLexicon(languages.vocabularies.flatMap(({ dishes }) => dishes));
  const absence = loadAbsenceRules();
  return {
    languages,
    lexicon,
    printedHeading: createPrintedHeading(lexicon),
    wordHints: createWordHints(lexicon, languages, absence.untold),
    weights: loadWordWeights(),
    portions: loadPortions(),
    absence,
  };
}
