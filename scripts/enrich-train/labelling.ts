import type { Entry } from '../../ingest/enrich/lexicon/entry.ts';
import { loadLexicon } from '../../ingest/enrich/lexicon/load-lexicon.ts';
import type { PhraseTrie } from '../../ingest/enrich/lexicon/phrase-trie.ts';
import { type Reading, readText, type Scope } from '../../ingest/enrich/reading/read-text.ts';
import { tokenise } from '../../ingest/enrich/text/tokens.ts';
import type { AllergenCode } from '../../src/domain/allergens.ts';

/** Belief of 0 to 1, by allergen, that a dish holds it. */
export type Truth = Map<AllergenCode, number>;

export const lexicon = loadLexicon();

const BELIEF = { certain: 1, likely: 0.75, possible: 0.2 };

export function read(text: string, scope: Scope, trie: PhraseTrie<Entry>): Reading {
  return readText(tokenise(text), scope, trie);
}

export function raise(truth: Truth, code: AllergenCode, belief: number): void {
  truth.set(code, Math.max(truth.get(code) ?? 0, belief));
}

/** Adds what a reading finds; `trust` below 1 for words that are no clean ingredient line. */
export function believe(truth: Truth, reading: Reading, trust = 1): void {
  for (const { code, strength, denied } of reading.findings) if (!denied) raise(truth, code, BELIEF[strength] * trust);
}
