/** Where a line is: number of its block and of the line in the document, and the gap above it in type sizes. */
export interface LinePlace {
  readonly block: number;
  readonly line: number;
  readonly gap: number;
}
