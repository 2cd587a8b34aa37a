import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { EXPORT_FILES, EXPORT_TABLES, type ExportScope } from '../src/domain/export-tables.ts';
import type { ExportSource } from '../src/ports/export-source.ts';
import { CODINGS, compressFile, type PreparedCoding } from './compress-file.ts';
import type { FileDigest } from './file-sink.ts';
import { type WrittenFile, writeTable } from './write-table.ts';

/** An export whose files are written, before it is signed. */
export interface WrittenExport {
  readonly takenAt: string;
  readonly mark: string;
  readonly files: readonly WrittenFile[];
}

/** A file in one content coding, as it is sent. */
export interface Representation extends FileDigest {
  readonly name: string;
  readonly coding: PreparedCoding | 'identity';
}

/** The files of an export, as they were written and in each coding. */
export interface ExportFiles {
  readonly written: WrittenExport;
  readonly representations: readonly Representation[];
}

/**
 * Writes all files of an export from one snapshot.
 * @param folder is made; it may not be there yet
 * @param signal stops it between two batches
 */
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

async function* until<T>(signal: AbortSignal | undefined, batches: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const batch of batches) {
    signal?.throwIfAborted();
    yield batch;
  }
}

/** Writes the files again in each content coding that is worth it. */
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
