import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { PhraseTrie } from '../lexicon/phrase-trie.ts';
import { AFTER_OTHER_FREE } from '../lexicon/word-classes.ts';
import { isBreak, type Words } from '../text/tokens.ts';
import { nextIndexIn } from '../text/word-counts.ts';
import { wordSet } from '../text/word-set.ts';
import { ALLERGEN_WORDS, COELIAC, groupCodes, groupStart, isCompleteNoun } from './allergen-words.ts';
import { DENIES, SUFFERERS } from './cross-contact.ts';
import { denialBefore } from './denials.ts';
import { isOffered } from './offered.ts';
import { allergenListEnd, sentenceEnd } from './token-spans.ts';

/** A phrase that declares allergens absent, at tokens [from, to). */
export interface FreePhrase {
  /** Whole groups only: "no walnuts" has none. */
  readonly codes: readonly AllergenCode[];
  /** True where only a member of a group is left out, so that the dish is not stated to be free of the group. */
  readonly isPartial?: true;
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
]);

/** Reads one kind of free-from phrase whose key word is at `i`; null where the text leaves it expressly open. */
type FreeReader = (words: Words, i: number, foods: PhraseTrie<unknown> | undefined) => FreePhrase | null | undefined;

const READERS: readonly FreeReader[] = [abbreviated, freeFromList, wordFree, leftOut, doesNotContain, suitableFor];

/** Free-from phrase whose key word is at `i`: "gluten free", "free from …", "no …", "does not contain …", "GF", "non-dairy". */
export function freePhraseAt(words: Words, i: number, foods: PhraseTrie<unknown> | undefined): FreePhrase | undefined {
  for (const read of READERS) {
    const phrase = read(words, i, foods);
    if (phrase !== undefined) return phrase ?? undefined;
  }
  return undefined;
}

function abbreviated(words: Words, i: number): FreePhrase | undefined {
  // Without flour a cake may still hold oats or malt.
  if (words[i] === 'flourless') return { codes: ['GLUTEN'], isPartial: true, from: i, to: i + 1 };
  const codes = ABBREVIATIONS.get(words[i] ?? '');
  return codes && { codes, from: i, to: i + 1 };
}

function freeFromList(words: Words, i: number): FreePhrase | null | undefined {
  if (words[i] !== 'free' || (words[i + 1] !== 'from' && words[i + 1] !== 'of')) return undefined;
  return listed(words, i, i + 2) ?? null;
}

/** "Gluten and dairy free": joined words before it belong to the statement. */
function wordFree(words: Words, i: number, foods: PhraseTrie<unknown> | undefined): FreePhrase | undefined {
  if (words[i] !== 'free' || words[i + 1] === 'range') return undefined;
  let from = groupStart(words, i);
  if (from === undefined) return undefined;
  // "Nuts and nut free" names both kinds.
  if (words[from - 1] === 'and' && words[from - 2] === words[i - 1]) return { codes: [], from, to: i + 1 };
  while (from >= 2 && words[from - 1] === 'and' && ALLERGEN_WORDS.has(words[from - 2] ?? '')) from -= 2;
  // "Pine nut free", "goat milk free"
  const isOther = [1, 2, 3].some(
    (back) => from - back >= 0 && (foods?.longest(words, from - back)?.length ?? 0) > back,
  );
  return { codes: isOther ? [] : groupCodes(words, from, i, true), from, to: i + 1 };
}

function leftOut(words: Words, i: number): FreePhrase | null | undefined {
  const word = words[i] ?? '';
  const isNon = word === 'non' && ALLERGEN_WORDS.has(words[i + 1] ?? '');
  if (!LEAVING_OUT.has(word) && !isNon) return undefined;
  if (isBreak(words[i + 1])) return null;
  // "With or without nuts" leaves it open.
  if ((word === 'without' && words[i - 1] === 'or') || isOffered(words, i)) return null;
  const phrase = listed(words, i, i + 1);
  if (!phrase || !isCompleteNoun(words, phrase.to)) return null;
  // "No gluten free option" leaves nothing out.
  return words[phrase.to] === 'free' && !AFTER_OTHER_FREE.has(words[phrase.to + 1] ?? '') ? null : phrase;
}

/** "Does not contain nuts", "no dish contains nuts"; but not "not all dishes contain nuts" or "may not contain nuts". */
function doesNotContain(words: Words, i: number): FreePhrase | undefined {
  if (words[i] !== 'contain' && words[i] !== 'include') return undefined;
  // "Contains neither milk nor eggs"
  if (NEITHER.has(words[i + 1] ?? '')) return listed(words, i, i + 1);
  const denial = denialBefore(words, i);
  return denial?.isOfAll && !MAY.has(words[denial.at - 1] ?? '') ? listed(words, denial.at, i + 1) : undefined;
}

function suitableFor(words: Words, i: number): FreePhrase | undefined {
  const word = words[i] ?? '';
  if (DENIES.has(words[i - 1] ?? '')) return undefined;
  if (COELIAC.has(word) && words[i + 1] === 'safe') return { codes: ['GLUTEN'], from: i, to: i + 2 };
  if ((word !== 'suitable' && word !== 'safe') || words[i + 1] !== 'for') return undefined;
  const rest = words.slice(i + 2, Math.min(sentenceEnd(words, i), i + 2 + MAX_LIST));
  const last = rest.findLastIndex((one) => SUFFERERS.has(one));
  const to = i + 3 + last;
  return last < 0 ? undefined : { codes: groupCodes(words, i + 2, to), from: i, to };
}

/** Maximum distance in words between "suitable for" and "allergies". */
const MAX_LIST = 16;

function listed(words: Words, from: number, list: number): FreePhrase | undefined {
  const to = Math.min(allergenListEnd(words, list), tracesBegin(words, list));
  const isNamed = words.slice(list, to).some((word) => ALLERGEN_WORDS.has(word));
  return isNamed ? { codes: groupCodes(words, list, to), from, to } : undefined;
}

/** Break before the next clause that begins with traces: "free from nuts, traces possible". */
function tracesBegin(words: Words, list: number): number {
  const at = nextIndexIn(words, list, TRACE);
  return isBreak(words[at - 1]) ? at - 1 : words.length;
}

const TRACE = new Set(['trace']);
/** Words that leave out what they stand before. */
export const LEAVING_OUT = new Set(['no', 'without', 'neither']);
const NEITHER = new Set(['nor', 'neither']);
const MAY = wordSet('may might could should would');
