import type { AllergenCode } from '@menu-data-service/allergens';
import { CONNECTORS } from '../lexicon/word-classes.ts';
import { isBreak, type Words } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { ALLERGEN_WORDS } from './allergen-words.ts';
import { isOffered } from './offered.ts';
import { allergenListEnd, codesIn } from './token-spans.ts';

/** A phrase that declares allergens absent, at tokens [from, to). */
export interface FreePhrase {
  readonly codes: readonly AllergenCode[];
  readonly from: number;
  readonly to: number;
}

const ABBREVIATIONS: ReadonlyMap<string, readonly AllergenCode[]> = new Map<string, readonly AllergenCode[]>([
  ['gf', ['GLUTEN']],
  ['df', ['MILK']],
  ['nf', ['NUTS', 'PEANUTS']],
  ['nondairy', ['MILK']],
  ['dairyless', ['MILK']],
  ['eggless', ['EGGS']],
  ['flourless', ['GLUTEN']],
]);
const AFTER_A_NOUN = wordSet('or but used at added here please nor whatsoever');

/** Reads one kind of free-from phrase whose key word is at `i`; null where the text says expressly that nothing is absent. */
type FreeReader = (words: Words, i: number) => FreePhrase | null | undefined;

const READERS: readonly FreeReader[] = [abbreviated, freeFromList, wordFree, leftOut, doesNotContain];

/** The free-from phrase whose key word is at `i`: "gluten free", "free from …", "no …", "does not contain …", "GF", "non-dairy". */
export function freePhraseAt(words: Words, i: number): FreePhrase | undefined {
  for (const read of READERS) {
    const phrase = read(words, i);
    if (phrase !== undefined) return phrase ?? undefined;
  }
  return undefined;
}

function abbreviated(words: Words, i: number): FreePhrase | undefined {
  const codes = ABBREVIATIONS.get(words[i] ?? '');
  return codes && { codes, from: i, to: i + 1 };
}

/** "Free from nuts and milk". */
function freeFromList(words: Words, i: number): FreePhrase | null | undefined {
  if (words[i] !== 'free' || (words[i + 1] !== 'from' && words[i + 1] !== 'of')) return undefined;
  return listed(words, i, i + 2) ?? null;
}

/** "Gluten and dairy free": the joined words before it belong to the statement. */
function wordFree(words: Words, i: number): FreePhrase | undefined {
  if (words[i] !== 'free' || words[i + 1] === 'range' || !ALLERGEN_WORDS.has(words[i - 1] ?? '')) return undefined;
  let from = i - 1;
  while (from >= 2 && words[from - 1] === 'and' && ALLERGEN_WORDS.has(words[from - 2] ?? '')) from -= 2;
  return { codes: codesIn(words, from, i), from, to: i + 1 };
}

/** "No nuts", "without milk", "non-dairy". */
function leftOut(words: Words, i: number): FreePhrase | null | undefined {
  const word = words[i] ?? '';
  const isNon = word === 'non' && ALLERGEN_WORDS.has(words[i + 1] ?? '');
  if (!LEAVING_OUT.has(word) && !isNon) return undefined;
  // "With or without nuts" leaves it open.
  if ((word === 'without' && words[i - 1] === 'or') || isOffered(words, i)) return null;
  const phrase = listed(words, i, i + 1);
  return phrase && isWholeNoun(words, phrase.to) ? phrase : null;
}

/** "Does not contain nuts". */
function doesNotContain(words: Words, i: number): FreePhrase | undefined {
  if (words[i] !== 'contain' && words[i] !== 'include') return undefined;
  return DENIALS.has(words[i - 1] ?? '') ? listed(words, i - 1, i + 1) : undefined;
}

/** The allergens that a list names, which begins at `list`. */
function listed(words: Words, from: number, list: number): FreePhrase | undefined {
  const to = allergenListEnd(words, list);
  const codes = codesIn(words, list, to);
  return codes.length > 0 ? { codes, from, to } : undefined;
}

const LEAVING_OUT = new Set(['no', 'without', 'neither']);
const DENIALS = wordSet('not doesnt dont never');

/** "No egg noodles" says nothing about eggs: the negated allergen must be the whole noun. */
function isWholeNoun(words: Words, end: number): boolean {
  const next = words[end];
  return next === undefined || isBreak(next) || CONNECTORS.has(next) || AFTER_A_NOUN.has(next);
}
