import type { TextPage } from '../positioned-text.ts';

/** Table as rows of cells; every row has a text for each column, '' for an empty cell. */
export interface Grid {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/**
 * Tables of a document before they are understood. A page has no cells but only words with their places, in which columns show once their
 * headings are known.
 */
export type ReadTables =
  | { readonly kind: 'grids'; readonly grids: readonly Grid[]; readonly texts: readonly string[] }
  | { readonly kind: 'pages'; readonly pages: readonly TextPage[] };
