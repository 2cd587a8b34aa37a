import type { AllergenCode } from '@menu-data-service/allergens';
import type { Entry } from '../../../ingest/enrich/lexicon/entry.ts';
import { loadLexicon } from '../../../ingest/enrich/lexicon/load-lexicon.ts';
import type { PhraseTrie } from '../../../ingest/enrich/lexicon/phrase-trie.ts';
import { readText } from '../../../ingest/enrich/reading/read-text.ts';
import type { TextFacts } from '../../../ingest/enrich/reading/text-facts.ts';
import { type Scope, tokenise } from '../../../ingest/enrich/text/tokens.ts';

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

/** Adds what a text names; `trust` is below 1 for words that are not a clean ingredient line. */
export function believe(truth: Truth, { findings }: TextFacts, trust = 1): void {
  for (const { code, strength, denied } of findings) if (!denied) raise(truth, code, BELIEF[strength] * trust);
}
