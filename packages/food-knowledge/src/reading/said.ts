import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import { printed, type Scope, type Tokens } from '../text/tokens.ts';
import { statedCodes } from './allergen-words.ts';
import type { Answer } from './answers.ts';

/** Effect of a statement on a token: none, ignored (`silent`), or part of a statement of absence, possibility or presence. */
export type Mode = 'plain' | 'silent' | 'absent' | 'may' | 'contains';

export interface FreeFrom {
  readonly codes: readonly AllergenCode[];
  readonly from: number;
  readonly to: number;
  readonly whole: boolean;
  /** True for "no …" and "without …", where the food itself is left out. */
  readonly plain: boolean;
  readonly words: string;
}

export interface Declared {
  readonly code: AllergenCode;
  readonly state: 'contains' | 'may contain';
  readonly words: string;
  /** True where the text gives the item's whole allergen list ("Allergens: …"). */
  readonly complete: boolean;
}

export interface StatementReading {
  readonly tokens: Tokens;
  readonly scope: Scope;
  readonly modes: Mode[];
  readonly free: FreeFrom[];
  readonly declared: Declared[];
  /** Allergens promised to be absent, whether of the dish as listed or of a variant. */
  readonly promised: AllergenCode[];
  /** Words of a warning without a name: "traces possible". */
  traces: string | undefined;
  answered: number;
}

export function markTokens({ modes }: StatementReading, from: number, to: number, mode: Mode): void {
  for (let i = from; i < to; i += 1) if (modes[i] === 'plain') modes[i] = mode;
}

export function declare(
  { tokens, declared }: StatementReading,
  from: number,
  to: number,
  {
    state,
    complete = false,
    further = [],
  }: Pick<Declared, 'state'> & Partial<Declared> & { further?: readonly AllergenCode[] },
): void {
  const named = tokens.words.slice(from, to).flatMap((_, i) => statedCodes(tokens.words, from + i));
  for (const code of [...named, ...further])
    if (!declared.some((one) => one.code === code && one.state === state))
      declared.push({ code, state, words: printed(tokens, from, to), complete });
}

/** Records the answer to a label that ends before token `to`: its words are no statement of their own. */
export function recordAnswer(said: StatementReading, to: number, answer: Answer | undefined): void {
  if (answer === undefined) return;
  said.answered = answer.end;
  markTokens(said, to, answer.to, 'silent');
}

/** True where a token belongs to another statement or precedes the last answer. An open statement denies its successors as well. */
export function isOfOtherStatement({ modes, tokens: { starts }, answered }: StatementReading, at: number): boolean {
  return (modes[at] !== 'plain' && modes[at] !== 'silent') || (starts[at] ?? 0) < answered;
}
