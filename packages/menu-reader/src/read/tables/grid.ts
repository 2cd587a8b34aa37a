import type { TextPage } from '../positioned-text.ts';

/** Table as rows of cells; every row has a text for each column, '' for an empty cell. */
export interface Grid {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** Tables before they are understood. A page has only placed words; its columns show once headings are known. */
export type ReadTables =
  | { readonly kind: 'grids'; readonly grids: readonly Grid[]; readonly texts: readonly string[] }
  | { readonly kind: 'pages'; readonly pages: readonly TextPage[] };
