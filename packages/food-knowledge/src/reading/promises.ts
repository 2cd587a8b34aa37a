import { fold } from '../languages/fold.ts';
import { COMMA, isBreak, printed, type Tokens } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { ALLERGEN_WORDS, groupCodes } from './allergen-words.ts';
import { answerOf } from './answers.ts';
import { denialBefore } from './denials.ts';
import { type FreePhrase, LEAVING_OUT } from './free-from.ts';
import { reachOf } from './reach.ts';
import { declare, isOfOtherStatement, markTokens, recordAnswer, type StatementReading } from './said.ts';
import { allergenListEnd, segmentEnd } from './token-spans.ts';
import { isOfVariant } from './variants.ts';

/** Reads a promise of absence; a denial or an answer inverts it, an exception leaves it open. */
export function readPromise(said: StatementReading, phrase: FreePhrase): void {
  const { tokens } = said;
  const { codes, from, to } = phrase;
  const denial = denialBefore(tokens.words, from, (at) => isOfOtherStatement(said, at));
  const answer = answerOf(tokens, from, to);
  const isRefused = answer?.says === 'no';
  if (isRefused || answer?.says === 'open') retract(said, from);
  recordAnswer(said, to, answer);
  // "No nuts and gluten free" may promise both or neither.
  const isSure = denial?.isSure && !tokens.words.slice(from, to).includes('and');
  const isOpen = answer?.says === 'open' || (denial !== undefined && (isRefused || !isSure));
  if (isOpen) markTokens(said, from, to, 'silent');
  else if (denial?.ofPlace) {
    // "Our kitchen is not nut free" says nothing about the dish itself.
    declare(said, denial.at, to, { state: 'may contain', further: codes });
    markTokens(said, denial.at, to, 'may');
  } else if (answer?.says === 'traces') {
    declare(said, from, answer.to, { state: 'may contain', further: codes });
    markTokens(said, from, answer.to, 'may');
  } else if (denial || isRefused)
    declare(said, denial?.at ?? from, answer?.to ?? to, { state: 'contains', further: codes });
  else promise(said, phrase, answer?.to ?? to);
}

/** Records a promise of absence, as far as it applies to the dish as listed. @param end end of the phrase with its answer */
export function promise(said: StatementReading, phrase: FreePhrase, end: number): void {
  const { tokens, scope, free, promised } = said;
  const { from, to } = phrase;
  const codes = isNarrowed(tokens, from, to) ? [] : phrase.codes;
  promised.push(...codes);
  const reach = isOfVariant(tokens, from, end) ? undefined : reachOf(tokens.words, phrase, end, scope);
  const plain = phrase.isPartial ?? LEAVING_OUT.has(tokens.words[from] ?? '');
  if (reach) free.push({ ...reach, plain, codes, words: printed(tokens, from, end) });
  markTokens(said, from, to, 'absent');
}

/** Retracts promises directly before an answer that may apply to them too: "GF, DF: no". */
function retract({ free, tokens: { words, starts }, answered }: StatementReading, from: number): void {
  let before = from;
  for (let last = free.at(-1); last && (starts[last.from] ?? 0) >= answered; last = free.at(-1)) {
    if (!words.slice(last.to, before).every((word) => word === COMMA || word === 'and' || word === 'or')) return;
    before = last.from;
    free.pop();
  }
}

/** Reads a label with its answer ("milk: no") at its first word; true if there is one. "No" without a colon says nothing. */
export function readLabel(said: StatementReading, i: number): boolean {
  const { tokens, modes } = said;
  const { words } = tokens;
  const isFirst = i === 0 || isBreak(words[i - 1]) || modes[i - 1] !== 'plain';
  if (!isFirst) return false;
  const to = Math.min(allergenListEnd(words, i), segmentEnd(words, i));
  if (!words.slice(i, to).some((word) => ALLERGEN_WORDS.has(word))) return false;
  const answer = answerOf(tokens, i, to);
  if (answer === undefined || answer.by === 'sign' || answer.says === 'open') return false;
  recordAnswer(said, to, answer);
  if (answer.says !== 'no') {
    const isSure = answer.says === 'yes';
    declare(said, i, to, { state: isSure ? 'contains' : 'may contain' });
    markTokens(said, i, to, isSure ? 'contains' : 'may');
  } else if (answer.by === 'told word') promise(said, { codes: groupCodes(words, i, to), from: i, to }, answer.to);
  else markTokens(said, i, to, 'silent');
  return true;
}

// Folded function words of the translated languages, which do not narrow a noun.
const SMALL_WORDS = wordSet(
  `der die das den dem des ein eine einen einem einer eines unser unsere unserem ist sind wird werden fur zum zur zu als auch nur jegliche wir sie
  le la les l un une du d au aux notre nos est sont pour ce cet cette ces et ne
  el los las unos unas de del es son para nuestro nuestra su al este esta y
  il lo i gli uno di della dei delle degli dell e sono per nostro nostra questo
  het een is zijn wordt worden voor onze ons ook van in en dit deze
  jest sa dla nasze naszym sie w i to oraz
  o a os as um uma do da dos das sao nosso nossa`,
);
const WORDS = /\p{L}[\p{L}\p{M}]*/gu;

/** True where an untranslated word narrows the absent food at tokens [from, to): "sans œuf cru", "ohne frische Milch". */
function isNarrowed({ text, starts, ends }: Tokens, from: number, to: number): boolean {
  for (let at = from + 1; at <= to; at += 1) {
    const between = text.slice(ends[at - 1] ?? text.length, starts[at] ?? text.length);
    if ((between.match(WORDS) ?? []).some((word) => !SMALL_WORDS.has(fold(word)))) return true;
  }
  return false;
}
