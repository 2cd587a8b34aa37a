/** Occurrences of words: entries [from, to) of the arrays, one per document. */
export interface Occurrences {
  readonly documents: Uint32Array;
  readonly attributes: Uint16Array;
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
