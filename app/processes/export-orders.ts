import type { Made } from '../../exports/keep-fresh.ts';
import type { ExportFiles } from '../../exports/write-export.ts';
import type { ExportScope } from '../../src/domain/export-tables.ts';
import type { PriceIndex } from '../../src/domain/price-index.ts';

/** What the child process is to make of the database at `url`. */
export type ExportOrder =
  | { readonly product: 'files'; readonly url: string; readonly scope: ExportScope; readonly folder: string }
  | { readonly product: 'prices'; readonly url: string };

export interface ExportProducts {
  readonly files: ExportFiles;
  readonly prices: Made<PriceIndex>;
}

/** How it ended. */
export type ExportReport<Product extends ExportOrder['product'] = ExportOrder['product']> =
  | { readonly product: ExportProducts[Product] }
  | { readonly error: string };

/** The mark of prices: with a new month the same data say something else. @param now ISO 8601 in UTC */
export function priceMark(mark: string, now: string): string {
  return `${mark} ${now.slice(0, 7)}`;
}
