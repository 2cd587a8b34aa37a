import { writeExport, writeRepresentations } from '../../exports/write-export.ts';
import { createExportSource } from '../../src/db/export-source.ts';
import { closeDatabase, openDatabase } from '../../src/db/open-database.ts';
import type { ExportSource } from '../../src/ports/export-source.ts';
import { countPrices } from '../wiring/count-prices.ts';
import { type ExportOrder, type ExportProducts, type ExportReport, priceMark } from './export-orders.ts';

/** The process that reads all there is for exports and statistics, started by export-jobs.ts; it works on one order and ends. */
async function obey(order: ExportOrder): Promise<ExportReport> {
  const db = openDatabase({ url: order.url, maxConnections: 1, applicationName: 'menus export' });
  const source = createExportSource(db);
  try {
    return { product: order.product === 'files' ? await files(source, order) : await prices(source) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  } finally {
    await closeDatabase(db);
  }
}

async function files(
  source: ExportSource,
  { scope, folder }: Extract<ExportOrder, { readonly product: 'files' }>,
): Promise<ExportProducts['files']> {
  const written = await writeExport(source, scope, folder);
  return { written, representations: await writeRepresentations(written, folder) };
}

function prices(source: ExportSource): Promise<ExportProducts['prices']> {
  return source.snapshot(async (snapshot) => {
    return { mark: priceMark(snapshot.mark, snapshot.takenAt), value: await countPrices(snapshot) };
  });
}

process.once('message', (order: ExportOrder) => {
  void obey(order).then((report) => process.send?.(report, undefined, {}, () => process.disconnect()));
});
// Whoever wanted it is gone.
process.on('disconnect', () => process.exit());
