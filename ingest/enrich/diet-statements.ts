import { isOfComponent } from './diet-components.ts';
import { segmentEnd, segmentStart, sentenceEnd } from './reading/token-spans.ts';
import { isBreak, OPEN, printed, type Tokens } from './text/tokens.ts';
import { wordSet } from './text/word-set.ts';

/** Diets of which a text or a menu can state something. */
export const DIETS = ['vegan', 'vegetarian', 'halal'] as const;
export type Diet = (typeof DIETS)[number];

/** What a text itself states about diets, with the words that say so. `not…` are denials ("not suitable for vegetarians"). */
export interface DietStatements {
  readonly vegan?: string;
  readonly vegetarian?: string;
  readonly halal?: string;
  readonly notVegan?: string;
  readonly notVegetarian?: string;
  readonly notHalal?: string;
}

/** The denial of each diet in `DietStatements`. */
export const DENIAL = { vegan: 'notVegan', vegetarian: 'notVegetarian', halal: 'notHalal' } as const;
/** In a segment with one of these the diet word offers a choice and does not describe the dish as listed. */
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
/** A segment of a description made of these alone states a diet of the item. */
const ALONE = wordSet(
  `vegan vegetarian veggie halal plant based and gluten free dairy gf df ve v vg vgn 100 suitable for certified completely fully is
  this dish meat all our kosher`,
);

/** Reads diet words. In a name they describe the item; in a description only where they are on their own or after "suitable for". */
export function readDietStatements(tokens: Tokens, scope: 'name' | 'description'): DietStatements {
  const said: { -readonly [K in keyof DietStatements]: DietStatements[K] } = {};
  for (let i = 0; i < tokens.words.length; i += 1) {
    const diet = dietAt(tokens.words, i);
    const found = diet && statementAt(tokens, i, diet, scope);
    if (found) said[found.key] ??= found.words;
  }
  return said;
}

/** What the diet word at `i` states of the item; undefined where it offers a choice or is said of a part. */
function statementAt(
  tokens: Tokens,
  i: number,
  diet: Diet,
  scope: 'name' | 'description',
): { key: keyof DietStatements; words: string } | undefined {
  const { words } = tokens;
  const from = segmentStart(words, i);
  const to = segmentEnd(words, i);
  const segment = words.slice(from, to);
  if (words.slice(from, sentenceEnd(words, to)).some((word) => CHOICE.has(word))) return undefined;
  if (tokens.text[tokens.ends[to - 1] ?? 0] === '?') return undefined;
  const text = printed(tokens, from, to);
  if (segment.slice(0, i - from).some((word) => DENIES.has(word))) return { key: DENIAL[diet], words: text };
  if (isOfComponent(tokens, i, (at) => dietAt(words, at) === diet, isMark)) return undefined;
  return describesItem(segment, i - from, diet, scope) ? { key: diet, words: text } : undefined;
}

const DENIES = wordSet('not non isnt no never unsuitable');

const isMark = (segment: readonly string[]): boolean => segment.every((word) => ALONE.has(word) || isBreak(word));

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

function describesItem(segment: readonly string[], at: number, diet: Diet, scope: 'name' | 'description'): boolean {
  // "For vegans, no cheese" offers a choice.
  if (scope === 'description' && segment[0] === 'for') return false;
  if (segment.every((word) => ALONE.has(word))) return true;
  if (segment.slice(0, at).includes('suitable')) return true;
  // "Halal chicken" in a description describes the dish; "vegan mayo" describes only the mayo.
  if (diet === 'halal') return true;
  // So does "vegan" in the name "Chips with vegan mayo"; "pasta or vegan pasta" is either.
  return scope === 'name' && segment[at + 1] !== 'or' && !segment.slice(0, at).some((word) => OTHER_PART.has(word));
}

const OTHER_PART = wordSet('with and in on or');
