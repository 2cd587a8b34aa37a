import { addBit, type BitSet, bitSetWidth, documentsIn, hasBit } from '../bit-set.ts';
import type { Phrase, Term } from '../query/term.ts';
import type { DocumentStore } from '../store/document-store.ts';
import type { Postings } from '../store/postings.ts';
import { listCost, mergeLists } from './merge-lists.ts';
import type { Occurrences, SpaceTokens } from './occurrences.ts';
import { scanTokens } from './scan-tokens.ts';
import { keptTokens, sameTokens, storedTokens } from './space-tokens.ts';

/** Tokens of a document, roughly: cost of reading it relative to one entry of a posting list. */
export const TOKENS_A_DOCUMENT = 25;

export type FoundByTerm<Found> = Map<Term, (Found | undefined)[]>;

interface Found {
  readonly documents: FoundByTerm<BitSet>;
  readonly occurrences: FoundByTerm<readonly Occurrences[]>;
  readonly phrases: Map<Phrase, BitSet>;
}

/** Documents that a step of the ranking works on, numbered from 0: the whole index, or a bucket small enough that shorter sets pay. */
export interface Space {
  readonly store: DocumentStore;
  /** Searched attributes as bits; `everywhere` if that is all of them. */
  readonly mask: number;
  readonly everywhere: boolean;
  readonly size: number;
  tokens(): SpaceTokens;
  hasTokens(): boolean;
  readonly parent: Space | null;
  /** Number in the parent, by number here; null for the whole index. */
  readonly inParent: Uint32Array | null;
  /** Number in the index, by number here; null for the whole index. */
  readonly inIndex: Uint32Array | null;
  readonly compact: boolean;
  readonly found: Found;
  newSet(): BitSet;
  /** Occurrences of any of the words, in one or several lists; a document may be in several. */
  occurrences(words: readonly number[]): readonly Occurrences[];
}

export function wholeSpace(store: DocumentStore, mask: number, newSet: () => BitSet): Space {
  const { postings } = store;
  const tokens = storedTokens(store.tokens);
  return {
    store,
    mask,
    everywhere: mask === allAttributes(store),
    size: store.size,
    tokens: () => tokens,
    hasTokens: () => true,
    parent: null,
    inParent: null,
    inIndex: null,
    compact: false,
    found: nothingFound(),
    newSet,
    occurrences: (words) => listsOf(postings, words),
  };
}

function listsOf({ documents, attributes, positions, starts, lengths }: Postings, words: readonly number[]) {
  return words.map((word): Occurrences => {
    const from = starts[word] as number;
    return { documents, attributes, positions, from, to: from + (lengths[word] as number) };
  });
}

export function allAttributes(store: DocumentStore): number {
  return 2 ** store.attributes.length - 1;
}

/**
 * Cuts the space of one bucket. With `keepWords` only their tokens are copied, which makes the scans of the rules short; without, tokens stay
 * where they are.
 */
export function cutSpace(parent: Space, bucket: BitSet, keepWords: (() => ReadonlySet<number>) | null): Space {
  const { store } = parent;
  const inParent = documentsIn(bucket);
  const size = inParent.length;
  const { inIndex: ofParent } = parent;
  const inIndex = ofParent ? inParent.map((number) => ofParent[number] as number) : inParent;
  const words = store.dictionary.texts.length;
  const width = bitSetWidth(size);
  let tokens: SpaceTokens | null = null;
  const readTokens = (): SpaceTokens => {
    const fromParent = parent.hasTokens();
    const from = fromParent ? parent.tokens() : storedTokens(store.tokens);
    const documents = fromParent ? inParent : inIndex;
    return keepWords ? keptTokens(from, documents, keepWords(), words) : sameTokens(from, documents);
  };
  const ownTokens = () => (tokens ??= readTokens());
  const scanCost = () => (tokens && keepWords ? tokens.words.length + size : size * TOKENS_A_DOCUMENT);
  return {
    store,
    mask: parent.mask,
    everywhere: parent.everywhere,
    size,
    tokens: ownTokens,
    hasTokens: () => tokens !== null,
    parent,
    inParent,
    inIndex,
    compact: keepWords !== null,
    found: nothingFound(),
    newSet: () => new Uint32Array(width),
    occurrences: (wanted) => {
      if (!wanted.length) return [];
      const lists = listCost(store.postings, wanted) + 2 * size < scanCost();
      return [lists ? mergeLists(store, inIndex, wanted) : scanTokens(ownTokens(), size, wanted, words)];
    },
  };
}

function nothingFound(): Found {
  return { documents: new Map(), occurrences: new Map(), phrases: new Map() };
}

export function project(space: Space, set: BitSet): BitSet {
  const out = space.newSet();
  const numbers = space.inParent as Uint32Array;
  for (let d = 0; d < numbers.length; d++) if (hasBit(set, numbers[d] as number)) addBit(out, d);
  return out;
}
