import { type Found, phraseSet, phraseTable } from '../phrase-table.ts';
import { type Meaning, type Reader, type Span, spanOf } from '../span.ts';
import type { Token } from '../tokens.ts';
import { FLAG_PHRASES, type Flag, GENERAL_NOUNS, MILD_PHRASES, NOT_PHRASES } from '../words/diets.ts';

type FlagMeaning = Extract<Meaning, { readonly kind: 'flag' }>;

const asked = (flag: Flag, searchedAs: string | null): FlagMeaning => ({ kind: 'flag', flag, value: true, searchedAs });

const FLAGS = phraseTable<FlagMeaning>(
  FLAG_PHRASES.map(({ flag, phrase, searchedAs }) => [phrase, asked(flag, searchedAs)] as const),
);
const NOT = phraseSet(NOT_PHRASES);
const MILD = phraseSet(MILD_PHRASES);
const NOUNS = phraseSet(GENERAL_NOUNS);
const ALSO_NOT: ReadonlySet<string> = new Set(['or', 'nor']);
const JOINTS: ReadonlySet<string> = new Set(['or', 'and', '/', '&', '+', ',']);

/** Reads vegan, vegetarian, halal and spicy, and their opposites. */
export const readFlag: Reader = (tokens, from) => {
  const mark = markAt(tokens, from);
  if (mark !== null) return mark;
  const mild = MILD.at(tokens, from);
  if (mild !== null)
    return spanOf(from, mild.next, [{ kind: 'flag', flag: 'spicy', value: false, searchedAs: null }], 8);
  const not = NOT.at(tokens, from);
  const joined = not === null ? from : not.next + (tokens[not.next]?.text === '-' ? 1 : 0);
  const found = FLAGS.at(tokens, joined);
  if (found === null) return null;
  if (not !== null) return refused(tokens, from, found);
  let meaning: FlagMeaning = found.value;
  let to = found.next;
  // "vegan or vegetarian", "vegetarian and vegan options": either is fine
  if (JOINTS.has(tokens[to]?.text ?? '')) {
    const second = FLAGS.at(tokens, to + 1);
    if (second !== null && isDiet(second.value.flag) && isDiet(meaning.flag)) {
      if (second.value.flag !== meaning.flag) meaning = asked('vegetarian', 'vegetarian');
      to = second.next;
    }
  }
  return spanOf(from, NOUNS.at(tokens, to)?.next ?? to, [meaning], 6);
};

/** Reads "(v)" as menus print it; the letter alone says nothing. */
function markAt(tokens: readonly Token[], from: number): Span | null {
  if (tokens[from]?.text !== '(' || tokens[from + 1]?.text !== 'v' || tokens[from + 2]?.text !== ')') return null;
  return spanOf(from, from + 3, [asked('vegetarian', null)], 6);
}

/** "not vegan", "nothing vegan or vegetarian". */
function refused(tokens: readonly Token[], from: number, first: Found<FlagMeaning>): Span {
  const meanings: FlagMeaning[] = [];
  let to = from;
  for (let found: Found<FlagMeaning> | null = first; found !== null; ) {
    meanings.push({ ...found.value, value: false, searchedAs: null });
    to = found.next;
    found = ALSO_NOT.has(tokens[to]?.text ?? '') ? FLAGS.at(tokens, to + 1) : null;
  }
  return spanOf(from, NOUNS.at(tokens, to)?.next ?? to, meanings, 6);
}

function isDiet(flag: Flag): boolean {
  return flag === 'vegan' || flag === 'vegetarian';
}
