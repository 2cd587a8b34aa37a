import type { ExportRow, ExportScope, ExportTable } from '../domain/export-tables.ts';

export interface ExportSnapshot {
  /** The moment, ISO 8601 in UTC with six fractional digits and a Z. */
  readonly takenAt: string;
  /** Version stamp of the data; differs whenever an export would differ. */
  readonly mark: string;
  rows(table: ExportTable, scope: ExportScope): AsyncIterable<readonly ExportRow[]>;
}

export interface ExportSource {
  mark(): Promise<string>;
  /** Runs `work` over one snapshot, which ends with it. */
  snapshot<T>(work: (snapshot: ExportSnapshot) => Promise<T>): Promise<T>;
}
