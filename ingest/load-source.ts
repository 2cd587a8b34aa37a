import { readFile } from 'node:fs/promises';
import { UsageError } from '../src/domain/errors.ts';
import type { Fetcher } from './fetch/create-fetcher.ts';
import type { LoadedSource } from './ingest-document.ts';
import type { SourceInput } from './source-input.ts';

const READ_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'this account may not read it',
  EISDIR: 'it is a folder',
};

async function fromDisk(file: string, label: string): Promise<Buffer> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${label}: ${READ_ERRORS[error.code ?? ''] ?? error.message}`);
  });
}

/**
 * Brings in the bytes of one source, from disk or over HTTP.
 * @throws UsageError for a file that cannot be read, FetchError for an address that cannot be fetched
 */
export async function loadSource(
  { location, label, sourceUrl }: SourceInput,
  fetcher: Pick<Fetcher, 'fetchSource'>,
): Promise<LoadedSource> {
  if ('file' in location) return { bytes: await fromDisk(location.file, label), label, sourceUrl };
  const fetched = await fetcher.fetchSource(location.url);
  if (fetched === 'not modified') throw new Error(`${label}: answered "not modified" to a first request`);
  return { ...fetched, label, sourceUrl };
}
