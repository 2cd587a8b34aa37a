import { componentReader } from './diet-components.ts';
import { answerOf } from './reading/answers.ts';
import { isRetracted } from './reading/denials.ts';
import { isExcepted } from './reading/exceptions.ts';
import { segmentEnd, segmentStart, sentenceEnd } from './reading/token-spans.ts';
import { isOfVariant } from './reading/variants.ts';
import { isBreak, OPEN, printed, type Tokens } from './text/tokens.ts';
import { hasIn } from './text/word-counts.ts';
import { wordSet } from './text/word-set.ts';

export const DIETS = ['vegan', 'vegetarian', 'halal'] as const;
export type Diet = (typeof DIETS)[number];

/** Statements of a text about diets, with their words. `not…` are denials ("not suitable for vegetarians"). */
export interface DietStatements {
  readonly vegan?: string;
  readonly vegetarian?: string;
  readonly halal?: string;
  readonly notVegan?: string;
  readonly notVegetarian?: string;
  readonly notHalal?: string;
}

export const DENIAL = { vegan: 'notVegan', vegetarian: 'notVegetarian', halal: 'notHalal' } as const;
/** With one of these in its segment, a diet word offers a choice and does not describe the dish as listed. */
const CHOICE = wordSet(
  'option available request alternative ask optional upgrade swap can choose choice could possible version either instead friendly make leave omit if order ordered',
);
const MARKS: ReadonlyMap<string, Diet> = new Map<string, Diet>([
  ['ve', 'vegan'],
  ['vgn', 'vegan'],
  ['v', 'vegetarian'],
  ['vg', 'vegetarian'],
  ['veg', 'vegetarian'],
]);
/** A description segment made only of these states a diet of the item. */
const ALONE = wordSet(
  `vegan vegetarian veggie halal plant based and gluten free dairy gf df ve v vg vgn 100 suitable for certified completely fully is
  this dish meat all our kosher`,
);

/** Reads diet words. In a name they describe the item; in a description only on their own or after "suitable for". */
export function readDietStatements(tokens: Tokens, scope: 'name' | 'description'): DietStatements {
  const said: { -readonly [K in keyof DietStatements]: DietStatements[K] } = {};
  const isOfComponent = componentReader(tokens, dietAt, UNMARKED);
  for (let i = 0; i < tokens.words.length; i += 1) {
    const diet = dietAt(tokens.words, i);
    const found = diet && statementAt(tokens, i, diet, scope, isOfComponent);
    if (found) said[found.key] ??= found.words;
  }
  return said;
}

function statementAt(
  tokens: Tokens,
  i: number,
  diet: Diet,
  scope: 'name' | 'description',
  isOfComponent: (at: number, diet: Diet) => boolean,
): { key: keyof DietStatements; words: string } | undefined {
  const { words } = tokens;
  const from = segmentStart(words, i);
  const to = segmentEnd(words, i);
  const behind = words[i] === 'plant' || words[i] === 'meat' ? i + 2 : i + 1;
  const answer = answerOf(tokens, i, behind);
  const end = sentenceEnd(words, to);
  if (hasIn(words, from, i, CHOICE) || hasIn(words, answer?.to ?? behind, end, CHOICE)) return undefined;
  if (tokens.text[tokens.ends[to - 1] ?? 0] === '?') return undefined;
  const text = printed(tokens, from, to);
  const isDenied = hasIn(words, from, i, DENIES);
  if (isDenied !== (answer?.says === 'no')) return { key: DENIAL[diet], words: text };
  if (isDenied || isExcepted(words, i) || isRetracted(words, behind)) return undefined;
  if (isOfVariant(tokens, i, behind)) return undefined;
  if (isOfComponent(i, diet)) return undefined;
  return describesItem(words, { from, at: i, to }, diet, scope) ? { key: diet, words: text } : undefined;
}

const DENIES = wordSet('not non isnt arent no none nothing never neither nor cannot cant unsuitable');

function dietAt(words: readonly string[], i: number): Diet | undefined {
  const word = words[i] ?? '';
  if (word === 'vegan' || (word === 'plant' && words[i + 1] === 'based')) return 'vegan';
  if (word === 'vegetarian' || word === 'veggie' || word === 'meatless') return 'vegetarian';
  if (word === 'meat' && words[i + 1] === 'free') return 'vegetarian';
  if (word === 'halal') return 'halal';
  const mark = MARKS.get(word);
  // "(v)" and a "v" at the end are marks; elsewhere "v" is a letter.
  if (word === 'veg' && words[i - 1] !== OPEN) return undefined;
  if (mark && (words[i - 1] === OPEN || i === words.length - 1 || isBreak(words[i + 1])) && i > 0) return mark;
  return undefined;
}

function describesItem(
  words: readonly string[],
  { from, at, to }: { readonly from: number; readonly at: number; readonly to: number },
  diet: Diet,
  scope: 'name' | 'description',
): boolean {
  // "For vegans, no cheese" offers a choice.
  if (scope === 'description' && words[from] === 'for') return false;
  if (!hasIn(words, from, to, UNMARKED)) return true;
  if (hasIn(words, from, at, SUITABLE)) return true;
  // "Halal chicken" in a description describes the dish; "vegan mayo" describes only the mayo.
  if (diet === 'halal') return true;
  // So does "vegan" in the name "Chips with vegan mayo"; "pasta or vegan pasta" is either.
  return scope === 'name' && (at + 1 >= to || words[at + 1] !== 'or') && !hasIn(words, from, at, OTHER_PART);
}

const OTHER_PART = wordSet('with and in on or');
const SUITABLE = new Set(['suitable']);
const UNMARKED = { has: (word: string) => !ALONE.has(word) && !isBreak(word) };
