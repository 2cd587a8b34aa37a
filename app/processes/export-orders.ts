import type { ExportScope } from '../../src/domain/export-tables.ts';
import type { ExportFiles } from '../../src/exporter/write-export.ts';

/** Order to the child process: which export of the database at `url` to write, and where. */
export interface ExportOrder {
  readonly url: string;
  readonly scope: ExportScope;
  readonly folder: string;
}

export type ExportReport = { readonly files: ExportFiles } | { readonly error: string };
