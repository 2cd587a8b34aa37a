/** Words of a search that ask for what is near something. */
export interface AskedNear {
  /** Kilometres, where a distance was named. */
  readonly radius: number | null;
  /** What may be the place, the longest first, each with the search without it. */
  readonly readings: readonly { readonly place: string; readonly search: string }[];
}
