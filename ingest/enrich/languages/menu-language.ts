import type { Lexicon } from '../lexicon/load-lexicon.ts';
import { tokenise } from '../text/tokens.ts';
import type { Languages } from './load-languages.ts';
import type { Language } from './read-vocabulary.ts';
import { languageEvidence, mostLikely, together } from './recognise.ts';

/** Fewer words than these say too little about a menu. */
const FEWEST_WORDS = 3;

/** The language of a menu by the texts of all its items; undefined where too few of their words tell. */
export function menuLanguage(
  texts: readonly string[],
  { languages, lexicon }: { readonly languages: Languages; readonly lexicon: Lexicon },
): Language | 'en' | undefined {
  const evidence = together(texts.map((text) => languageEvidence(tokenise(text), languages, lexicon)));
  const language = mostLikely(evidence);
  return language !== undefined && (evidence.get(language) ?? 0) >= FEWEST_WORDS ? language : undefined;
}
