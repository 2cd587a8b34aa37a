import type { ExportRow, ExportScope, ExportTable } from '../domain/export-tables.ts';
import type { Menu } from '../domain/menu.ts';

/** All that is exported, as it was at one moment. */
export interface ExportSnapshot {
  /** The moment, ISO 8601 in UTC with six fractional digits and a Z. */
  readonly takenAt: string;
  /** A text that is another whenever an export would be another. */
  readonly mark: string;
  /** The rows of a table in batches, in order of id; items in the order of their menu. */
  rows(table: ExportTable, scope: ExportScope): AsyncIterable<readonly ExportRow[]>;
  /** Menu after menu all its versions, oldest first, in the order in which the menus came into being. */
  histories(): AsyncIterable<readonly Menu[]>;
}

/** What bulk data is made of. */
export interface ExportSource {
  /** The mark of the data as they are now. */
  mark(): Promise<string>;
  /** Runs `work` over one snapshot, which ends with it. */
  snapshot<T>(work: (snapshot: ExportSnapshot) => Promise<T>): Promise<T>;
}
