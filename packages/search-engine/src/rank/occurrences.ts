/** Where words occur: entries [from, to) of the arrays, one a document. */
export interface Occurrences {
  readonly documents: Uint32Array;
  /** Bits of searchable attributes. */
  readonly attributes: Uint16Array;
  /** Bits of position buckets. */
  readonly positions: Uint32Array;
  readonly from: number;
  readonly to: number;
}

/** Tokens by document of a space: those of document d are entries starts[d] up to ends[d]. */
export interface SpaceTokens {
  readonly words: Uint32Array;
  readonly positions: Uint16Array;
  readonly attributes: Uint8Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}
