import type { TextPage } from '../positioned-text.ts';

/** A table as rows of cells; every row has a text for each column, '' where the cell is empty. */
export interface Grid {
  /** Name of the sheet, caption or last heading above; '' where there is none. */
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/**
 * The tables of a document before any of them is understood. A page has no cells but only words with their places, in which columns show
 * once somebody knows their headings.
 */
export type ReadTables =
  | { readonly kind: 'grids'; readonly grids: readonly Grid[]; readonly texts: readonly string[] }
  | { readonly kind: 'pages'; readonly pages: readonly TextPage[] };
