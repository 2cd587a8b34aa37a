import type { Entry } from '@menu-data-service/food-knowledge/lexicon/entry';
import { loadLexicon } from '@menu-data-service/food-knowledge/lexicon/load-lexicon';
import type { PhraseTrie } from '@menu-data-service/food-knowledge/lexicon/phrase-trie';
import { readText } from '@menu-data-service/food-knowledge/reading/read-text';
import type { TextFacts } from '@menu-data-service/food-knowledge/reading/text-facts';
import { type Scope, tokenise } from '@menu-data-service/food-knowledge/text/tokens';
import type { AllergenCode } from '@menu-data-service/menu-model/allergens';

/** Belief that a dish contains an allergen, 0 to 1. */
export type Truth = Map<AllergenCode, number>;

export const lexicon = loadLexicon();

const BELIEF = { certain: 1, likely: 0.75, possible: 0.2 };

export function read(text: string, scope: Scope, trie: PhraseTrie<Entry>): TextFacts {
  return readText(tokenise(text), scope, trie);
}

export function raise(truth: Truth, code: AllergenCode, belief: number): void {
  truth.set(code, Math.max(truth.get(code) ?? 0, belief));
}

/** Adds allergens named in a text; `trust` is below 1 for words that are not a clean ingredient line. */
export function believe(truth: Truth, { findings }: TextFacts, trust = 1): void {
  for (const { code, strength, denied } of findings) if (!denied) raise(truth, code, BELIEF[strength] * trust);
}
