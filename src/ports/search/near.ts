export interface AskedNear {
  /** Kilometres. */
  readonly radius: number | null;
  /** Possible places, longest first, each with the search without it. */
  readonly readings: readonly { readonly place: string; readonly search: string }[];
}
