import type { AllergenCode } from '@menu-data-service/allergens';
import { CONNECTORS } from '../lexicon/word-classes.ts';
import { isBreak, type Words } from '../text/tokens.ts';
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
const AFTER_A_NOUN = new Set(['or', 'but', 'used', 'at', 'added', 'here', 'please', 'nor', 'whatsoever']);

/** The free-from phrase whose key word is at `i`: "gluten free", "free from …", "no …", "does not contain …", "GF", "non-dairy". */
export function freePhraseAt(words: Words, i: number): FreePhrase | undefined {
  const [before, word, next] = [words[i - 1] ?? '', words[i] ?? '', words[i + 1] ?? ''];
  const abbreviation = ABBREVIATIONS.get(word);
  if (abbreviation) return { codes: abbreviation, from: i, to: i + 1 };
  const listed = (from: number, list: number): FreePhrase | undefined => {
    const to = allergenListEnd(words, list);
    const codes = codesIn(words, list, to);
    return codes.length > 0 ? { codes, from, to } : undefined;
  };
  if (word === 'free' && (next === 'from' || next === 'of')) return listed(i, i + 2);
  if (word === 'free' && next !== 'range' && ALLERGEN_WORDS.has(before)) {
    // In "gluten and dairy free" the joined words before it belong to the statement.
    let from = i - 1;
    while (from >= 2 && words[from - 1] === 'and' && ALLERGEN_WORDS.has(words[from - 2] ?? '')) from -= 2;
    return { codes: codesIn(words, from, i), from, to: i + 1 };
  }
  if (word === 'without' && before === 'or') return undefined;
  if (word === 'no' || word === 'without' || word === 'neither' || (word === 'non' && ALLERGEN_WORDS.has(next))) {
    if (isOffered(words, i)) return undefined;
    const phrase = listed(i, i + 1);
    return phrase && isWholeNoun(words, phrase.to) ? phrase : undefined;
  }
  const isDenied = before === 'not' || before === 'doesnt' || before === 'dont' || before === 'never';
  return isDenied && (word === 'contain' || word === 'include') ? listed(i - 1, i + 1) : undefined;
}

/** "No egg noodles" says nothing about eggs: the negated allergen must be the whole noun. */
function isWholeNoun(words: Words, end: number): boolean {
  const next = words[end];
  return next === undefined || isBreak(next) || CONNECTORS.has(next) || AFTER_A_NOUN.has(next);
}
