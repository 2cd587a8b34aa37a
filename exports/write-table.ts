import { join } from 'node:path';
import { EXPORT_COLUMNS, type ExportFile, type ExportRow, type ExportTable } from '../src/domain/export-tables.ts';
import { type FileDigest, type FileSink, fileSink } from './file-sink.ts';
import { BYTE_ORDER_MARK, csvHeader, csvLines } from './formats/csv.ts';
import { parquetFile, type TableWriter } from './formats/parquet.ts';

/** A file that was written. */
export interface WrittenFile extends FileDigest {
  readonly name: string;
  readonly mediaType: string;
  readonly rows: number;
}

/**
 * Writes the rows of a table into each of its files, all in one pass.
 * @param files of this table; none may be in the folder yet
 */
export async function writeTable(
  table: ExportTable,
  batches: AsyncIterable<readonly ExportRow[]>,
  files: readonly ExportFile[],
  folder: string,
): Promise<readonly WrittenFile[]> {
  const opened = await Promise.all(
    files.map(async (file) => ({ file, sink: await fileSink(join(folder, file.name)) })),
  );
  const writers = await writersOf(table, opened);
  let rows = 0;
  for await (const batch of batches) {
    rows += batch.length;
    for (const writer of writers) await writer.rows(batch);
  }
  for (const writer of writers) await writer.end();
  return Promise.all(
    opened.map(async ({ file: { name, mediaType }, sink }) => ({ name, mediaType, ...(await sink.end()), rows })),
  );
}

type Opened = readonly { readonly file: ExportFile; readonly sink: FileSink }[];

/** One writer for each format; both kinds of CSV have the same lines. */
async function writersOf(table: ExportTable, opened: Opened): Promise<readonly TableWriter[]> {
  const columns = EXPORT_COLUMNS[table];
  const of = (format: ExportFile['format']) => opened.filter(({ file }) => file.format === format);
  const [ndjson, csv, parquet] = [of('ndjson'), of('csv'), of('parquet')];
  for (const { file, sink } of csv) {
    await sink.write(Buffer.from(`${file.bom ? BYTE_ORDER_MARK : ''}${csvHeader(columns)}`));
  }
  return [
    ...(ndjson.length > 0
      ? [lineWriter(ndjson, (batch) => batch.map((row) => `${JSON.stringify(row)}\n`).join(''))]
      : []),
    ...(csv.length > 0 ? [lineWriter(csv, (batch) => csvLines(columns, batch))] : []),
    ...parquet.map(({ sink }) => parquetFile(columns, (bytes) => sink.write(bytes))),
  ];
}

function lineWriter(opened: Opened, lines: (batch: readonly ExportRow[]) => string): TableWriter {
  return {
    async rows(batch) {
      const bytes = Buffer.from(lines(batch));
      for (const { sink } of opened) await sink.write(bytes);
    },
    end: async () => undefined,
  };
}
