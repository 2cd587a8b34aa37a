import { createExportSource } from '../../src/db/export-source.ts';
import { closeDatabase, openDatabase } from '../../src/db/open-database.ts';
import { writeExport, writeRepresentations } from '../../src/exporter/write-export.ts';
import type { ExportOrder, ExportReport } from './export-orders.ts';

/** Child process that reads all data for exports, started by export-jobs.ts; it works on one order and ends. */
async function runOrder({ url, scope, folder }: ExportOrder): Promise<ExportReport> {
  const db = openDatabase({ url, maxConnections: 1, applicationName: 'menus export' });
  try {
    const written = await writeExport(createExportSource(db), scope, folder);
    return { files: { written, representations: await writeRepresentations(written, folder) } };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  } finally {
    await closeDatabase(db);
  }
}

process.once('message', (order: ExportOrder) => {
  void runOrder(order).then((report) => process.send?.(report, undefined, {}, () => process.disconnect()));
});
// Its parent is gone.
process.on('disconnect', () => process.exit());
