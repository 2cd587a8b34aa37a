import { addBit, type BitSet, bitSetWidth } from '../bit-set.ts';
import type { Lexicon } from './lexicon.ts';
import type { Postings } from './postings.ts';

/** Caches sets of documents by first character and attribute, with which every search as you type starts. */
export class PrefixSets {
  private readonly known = new Map<string, readonly BitSet[]>();
  private readonly attributes: number;

  constructor(attributes: number) {
    this.attributes = attributes;
  }

  /** One set per attribute, not to be modified; null if the prefix is not cached. */
  of(beginning: string, lexicon: Lexicon, postings: Postings, documents: number): readonly BitSet[] | null {
    if (beginning.length !== 1 || !lexicon.prefixTable.has(beginning)) return null;
    let sets = this.known.get(beginning);
    if (!sets) {
      const words = lexicon.ids.subarray(...lexicon.range(beginning));
      sets = documentsByAttribute(words, postings, this.attributes, bitSetWidth(documents));
      this.known.set(beginning, sets);
    }
    return sets;
  }

  forget(): void {
    this.known.clear();
  }
}

function documentsByAttribute(
  words: Uint32Array,
  { documents, attributes, starts, lengths }: Postings,
  count: number,
  width: number,
): readonly BitSet[] {
  const sets = Array.from({ length: count }, () => new Uint32Array(width));
  for (const word of words) {
    const from = starts[word] as number;
    const to = from + (lengths[word] as number);
    for (let i = from; i < to; i++) {
      const document = documents[i] as number;
      let bits = attributes[i] as number;
      while (bits !== 0) {
        const lowest = bits & -bits;
        addBit(sets[31 - Math.clz32(lowest)] as BitSet, document);
        bits ^= lowest;
      }
    }
  }
  return sets;
}
