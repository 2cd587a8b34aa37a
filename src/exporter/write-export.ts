import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportManifest } from '../domain/export-manifest.ts';
import {
  EXPORT_COLUMNS,
  EXPORT_FILES,
  EXPORT_TABLES,
  type ExportColumn,
  type ExportFile,
  type ExportRow,
  type ExportScope,
  type ExportTable,
  type ExportValue,
} from '../domain/export-tables.ts';
import type { ExportSource } from '../ports/export-source.ts';
import { CODINGS, compressFile, type PreparedCoding } from './compress-file.ts';
import { type FileDigest, type FileSink, fileSink } from './file-sink.ts';
import { parquetFile, type TableWriter } from './formats/parquet.ts';

export interface WrittenExport {
  readonly takenAt: string;
  readonly mark: string;
  readonly files: readonly WrittenFile[];
}

export interface Representation extends FileDigest {
  readonly name: string;
  readonly coding: PreparedCoding | 'identity';
}

export interface ExportFiles {
  readonly written: WrittenExport;
  readonly representations: readonly Representation[];
}

/** Writes all files of an export from one snapshot. @param folder to create; must not exist @param signal stops it between two batches */
export async function writeExport(
  source: ExportSource,
  scope: ExportScope,
  folder: string,
  signal?: AbortSignal,
): Promise<WrittenExport> {
  await mkdir(folder, { recursive: false });
  return source.snapshot(async (snapshot) => {
    const files: WrittenFile[] = [];
    for (const table of EXPORT_TABLES) {
      const wanted = EXPORT_FILES.filter((file) => file.table === table);
      files.push(...(await writeTable(table, until(signal, snapshot.rows(table, scope)), wanted, folder)));
    }
    return { takenAt: snapshot.takenAt, mark: snapshot.mark, files };
  });
}

export function manifestOf(scope: ExportScope, { takenAt, files }: Pick<WrittenExport, 'takenAt' | 'files'>): string {
  const manifest: ExportManifest = {
    ...{ format: 'menus-export-2', scope, takenAt },
    files: files.map(({ name, mediaType, bytes, sha256, rows }) => ({ name, mediaType, bytes, sha256, rows })),
  };
  return JSON.stringify(manifest);
}

async function* until<T>(signal: AbortSignal | undefined, batches: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const batch of batches) {
    signal?.throwIfAborted();
    yield batch;
  }
}

export async function writeRepresentations(
  { files }: Pick<WrittenExport, 'files'>,
  folder: string,
): Promise<readonly Representation[]> {
  const made: Representation[] = files.map(({ name, bytes, sha256 }) => ({ name, coding: 'identity', bytes, sha256 }));
  for (const { name } of files.filter((file) => !file.name.endsWith('.parquet'))) {
    for (const coding of Object.keys(CODINGS) as PreparedCoding[]) {
      made.push({ name, coding, ...(await compressFile(join(folder, name), coding)) });
    }
  }
  return made;
}

export interface WrittenFile extends FileDigest {
  readonly name: string;
  readonly mediaType: string;
  readonly rows: number;
}

/** Writes the rows of a table into each of its files in one pass. @param files of this table; none may exist */
async function writeTable(
  table: ExportTable,
  batches: AsyncIterable<readonly ExportRow[]>,
  files: readonly ExportFile[],
  folder: string,
): Promise<readonly WrittenFile[]> {
  const opened = await Promise.all(
    files.map(async (file) => ({ file, sink: await fileSink(join(folder, file.name)) })),
  );
  const writers = await Promise.all(opened.map(({ file, sink }) => writerOf(table, file.format, sink)));
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

async function writerOf(table: ExportTable, format: ExportFile['format'], sink: FileSink): Promise<TableWriter> {
  const columns = EXPORT_COLUMNS[table];
  if (format === 'parquet') return parquetFile(columns, (bytes) => sink.write(bytes));
  if (format === 'ndjson') return lineWriter(sink, (batch) => batch.map((row) => `${JSON.stringify(row)}\n`).join(''));
  await sink.write(Buffer.from(csvHeader(columns)));
  return lineWriter(sink, (batch) => csvLines(columns, batch));
}

const lineWriter = (sink: FileSink, lines: (batch: readonly ExportRow[]) => string): TableWriter => ({
  rows: (batch) => sink.write(Buffer.from(lines(batch))),
  end: async () => undefined,
});

/** A spreadsheet takes a cell that begins like this for a formula (OWASP, CSV injection), also in full-width letters. */
const BEGINS_LIKE_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Harmless beginnings: dashes alone, numbers and telephone numbers. */
const HARMLESS = /^(?:[-\s]+|-\d+(?:\.\d+)?|\+\d[\d ().-]*)$/;
/** Text that looks already marked gets a mark too, so that removing one always restores the text. */
const LOOKS_MARKED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Characters at which some program splits cells, and blanks that some trim. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

export function csvHeader(columns: readonly ExportColumn[]): string {
  return `${columns.map(({ name }) => name).join(',')}\r\n`;
}

/** Rows as lines of RFC 4180. */
export function csvLines(columns: readonly ExportColumn[], rows: readonly ExportRow[]): string {
  return rows.map((row) => `${columns.map(({ name }) => csvCell(row[name] ?? null)).join(',')}\r\n`).join('');
}

/**
 * A value as a cell: null is empty and an empty text is "", lists are JSON. A text that a spreadsheet would run as a formula gets a ' in
 * front, which is the only change a text may suffer: see docs/exports.md.
 */
export function csvCell(value: ExportValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return quoted(isFormula(value) ? `'${value}` : value);
  return typeof value === 'object' ? quoted(JSON.stringify(value)) : String(value);
}

function isFormula(text: string): boolean {
  return (BEGINS_LIKE_FORMULA.test(text) && !HARMLESS.test(text)) || LOOKS_MARKED.test(text);
}

function quoted(text: string): string {
  return text === '' || NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
