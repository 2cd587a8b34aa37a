import { addBit, type BitSet, bitSetWidth, countBits, fullBitSet, hasBit, members } from '../bit-set.ts';
import type { Phrase, Term } from '../query/term.ts';
import type { DocumentStore } from '../store/document-store.ts';
import type { Occurrences, SpaceTokens } from './occurrences.ts';
import { scanTokens } from './scan-tokens.ts';
import { wordFlags } from './word-flags.ts';

/**
 * The documents a step of the ranking works on, numbered from 0: the whole index, or a bucket that has become so
 * small that its sets are better kept short.
 */
export interface Space {
  readonly store: DocumentStore;
  /** Attributes searched, as bits; `everywhere` when that is all of them. */
  readonly mask: number;
  readonly everywhere: boolean;
  readonly size: number;
  readonly tokens: SpaceTokens;
  /** The space it was cut from. */
  readonly parent: Space | null;
  /** Number in the parent, by number here; null for the whole index. */
  readonly inParent: Uint32Array | null;
  /** Number in the index, by number here; null for the whole index. */
  readonly inIndex: Uint32Array | null;
  /** Found so far: documents by term and open readings, documents by phrase. */
  readonly found: { readonly terms: Map<Term, Map<number, BitSet>>; readonly phrases: Map<Phrase, BitSet> };
  newSet(): BitSet;
  /** Occurrences of any of the words, as one list or as several; a document may come up in several. */
  occurrences(words: readonly number[]): readonly Occurrences[];
}

export function wholeSpace(store: DocumentStore, mask: number, newSet: () => BitSet): Space {
  const { postings, tokens } = store;
  return {
    store,
    mask,
    everywhere: mask === allAttributes(store),
    size: store.size,
    tokens: { ...pick(tokens), starts: tokens.offsets, ends: tokens.offsets.subarray(1) },
    parent: null,
    inParent: null,
    inIndex: null,
    found: { terms: new Map(), phrases: new Map() },
    newSet,
    occurrences: (words) =>
      words.map((word) => {
        const from = postings.starts[word] as number;
        const { documents, attributes, positions } = postings;
        return { documents, attributes, positions, from, to: from + (postings.lengths[word] as number) };
      }),
  };
}

export function allAttributes(store: DocumentStore): number {
  return 2 ** store.attributes.length - 1;
}

function pick(tokens: { words: Uint32Array; positions: Uint16Array; attributes: Uint8Array }) {
  return { words: tokens.words, positions: tokens.positions, attributes: tokens.attributes };
}

/**
 * The space of one bucket. With `keepWords` only their tokens are carried over, which makes the scans of the rules
 * short; without, tokens stay where they are.
 */
export function cutSpace(parent: Space, bucket: BitSet, keepWords: ReadonlySet<number> | null): Space {
  const inParent = members(bucket, countBits(bucket));
  const size = inParent.length;
  const inIndex = parent.inIndex ? inParent.map((d) => (parent.inIndex as Uint32Array)[d] as number) : inParent;
  const tokens = keepWords ? keptTokens(parent, inParent, keepWords) : sameTokens(parent, inParent);
  const width = bitSetWidth(size);
  return {
    store: parent.store,
    mask: parent.mask,
    everywhere: parent.everywhere,
    size,
    tokens,
    parent,
    inParent,
    inIndex,
    found: { terms: new Map(), phrases: new Map() },
    newSet: () => new Uint32Array(width),
    occurrences: (words) =>
      words.length ? [scanTokens(tokens, size, words, parent.store.dictionary.texts.length)] : [],
  };
}

export function everything(space: Space): BitSet {
  return fullBitSet(space.size);
}

/** The members of a set of the parent that are in the space, in its numbers. */
export function project(space: Space, set: BitSet): BitSet {
  const out = space.newSet();
  const numbers = space.inParent as Uint32Array;
  for (let d = 0; d < numbers.length; d++) if (hasBit(set, numbers[d] as number)) addBit(out, d);
  return out;
}

function sameTokens(parent: Space, inParent: Uint32Array): SpaceTokens {
  const { starts, ends } = parent.tokens;
  return {
    ...pick(parent.tokens),
    starts: inParent.map((d) => starts[d] as number),
    ends: inParent.map((d) => ends[d] as number),
  };
}

function keptTokens(parent: Space, inParent: Uint32Array, keepWords: ReadonlySet<number>): SpaceTokens {
  const from = parent.tokens;
  const kept = wordFlags(parent.store.dictionary.texts.length);
  for (const word of keepWords) kept[word] = 1;
  let most = 0;
  for (let d = 0; d < inParent.length; d++) {
    const own = inParent[d] as number;
    const end = from.ends[own] as number;
    for (let i = from.starts[own] as number; i < end; i++) most += kept[from.words[i] as number] as number;
  }
  const offsets = new Uint32Array(inParent.length + 1);
  const words = new Uint32Array(most);
  const positions = new Uint16Array(most);
  const attributes = new Uint8Array(most);
  let at = 0;
  for (let d = 0; d < inParent.length; d++) {
    const own = inParent[d] as number;
    const end = from.ends[own] as number;
    for (let i = from.starts[own] as number; i < end; i++) {
      const word = from.words[i] as number;
      if (!kept[word]) continue;
      words[at] = word;
      positions[at] = from.positions[i] as number;
      attributes[at] = from.attributes[i] as number;
      at++;
    }
    offsets[d + 1] = at;
  }
  for (const word of keepWords) kept[word] = 0;
  return { words, positions, attributes, starts: offsets, ends: offsets.subarray(1) };
}
