import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../src/lib/package-root.ts';
import { fold } from './fold.ts';
import { LANGUAGES } from './read-vocabulary.ts';
import { loadVocabulary, type Vocabulary } from './vocabulary.ts';

export interface Languages {
  /** Folded words by which a text is known to be English. */
  readonly english: ReadonlySet<string>;
  readonly vocabularies: readonly Vocabulary[];
}

/** Reads the files of this folder. */
export function loadLanguages(): Languages {
  const text = readFileSync(join(packageRoot, 'ingest', 'enrich', 'languages', 'en.txt'), 'utf8');
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  return {
    english: new Set(
      lines
        .flatMap((line) => line.split(/[\s,]+/))
        .filter(Boolean)
        .map(fold),
    ),
    vocabularies: LANGUAGES.map(loadVocabulary),
  };
}
