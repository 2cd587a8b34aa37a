import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { PhraseTrie } from '../lexicon/phrase-trie.ts';
import type { Scope, Tokens } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { isAnswer } from './answers.ts';
import { EXCEPT } from './exceptions.ts';
import { freePhraseAt } from './free-from.ts';
import { saysNoAllergens } from './no-allergens.ts';
import { readPresence } from './presence.ts';
import { readLabel, readPromise } from './promises.ts';
import { type Declared, type FreeFrom, type Mode, markTokens, type StatementReading } from './said.ts';
import { sentenceEnd } from './token-spans.ts';

export interface Statements {
  /** One per token; empty for a text without statements. */
  readonly modes: readonly Mode[];
  readonly free: readonly FreeFrom[];
  readonly declared: readonly Declared[];
  readonly promised: readonly AllergenCode[];
  /** Words of a warning without a name, which applies to the promised allergens. */
  readonly traces: string | undefined;
  readonly none: boolean;
}

const KEYS = wordSet(
  `free gf df nf nondairy eggless flourless dairyless contain containing no non not without neither include allergen trace may might
  could use used contamination contact made produced prepared cooked packed fried baked manufactured same shared in suitable unsuitable safe coeliac celiac handle handled please ask tell inform
  speak advise notify alert mention talk let check see if should before guarantee guaranteed promise ensure assure certify for recommended advised advisable appropriate fit intended meant ideal avoid ${[...EXCEPT].join(' ')}`,
);
/** Labels have one of these before their answer: "milk: no", "milk (no)", "milk - no". */
const ANNOUNCES = /[:=([{–—-]/;
const NOTHING: Statements = { modes: [], free: [], declared: [], promised: [], traces: undefined, none: false };

/**
 * Reads what a text declares about allergens ("free from", "may contain", "contains") and how each token counts.
 * @param foods phrases by which "pine nut free" is not free of nuts; needed where absence counts
 */
export function readStatements(tokens: Tokens, scope: Scope, foods?: PhraseTrie<unknown>): Statements {
  const { words, text } = tokens;
  const hasLabels = ANNOUNCES.test(text);
  if (!hasLabels && !words.some((word) => KEYS.has(word))) return NOTHING;
  const said: StatementReading = {
    ...{ tokens, scope, modes: words.map(() => 'plain'), free: [], declared: [], promised: [] },
    ...{ traces: undefined, answered: 0 },
  };
  for (let i = 0; i < words.length; i += 1) {
    if (said.modes[i] !== 'plain' || (hasLabels && readLabel(said, i))) continue;
    if (!KEYS.has(words[i] ?? '')) continue;
    if (hasLabels && isAnswer(tokens, i)) {
      markTokens(said, i, i + 1, 'silent');
      continue;
    }
    const phrase = freePhraseAt(words, i, foods);
    // A question states nothing: its allergens are at most estimated.
    const isAsked = text.includes('?') && isQuestion(tokens, i);
    if (phrase && isAsked) markTokens(said, phrase.from, phrase.to, 'silent');
    else if (phrase) readPromise(said, phrase);
    else readPresence(said, i, isAsked);
  }
  const { modes, free, declared, promised, traces } = said;
  return { modes, free, declared, promised, traces, none: saysNoAllergens(text) };
}

function isQuestion({ text, words, starts, ends }: Tokens, at: number): boolean {
  const end = sentenceEnd(words, at);
  return text.slice(starts[end] ?? text.length, ends[end]).includes('?');
}
