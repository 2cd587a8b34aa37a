import type { Fetcher } from '../outbound/create-fetcher.ts';
import { readInputBytes } from './input-file.ts';
import type { LoadedSource } from './loaded-source.ts';
import type { SourceInput } from './source-input.ts';

/** An address without http(s), such as www.the-crown.example/menu. */
const PAGE_WITHOUT_SCHEME =
  /^(?:www\.|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|co|uk|org|net|pub|menu|restaurant|example)\b)/i;

/**
 * Loads the bytes of one source, from disk or over HTTP.
 * @throws InputFailure for a file that cannot be read
 * @throws FetchError for an address that cannot be fetched
 */
export async function loadSource(
  { location, label, sourceUrl }: SourceInput,
  fetcher: Pick<Fetcher, 'fetchSource'>,
): Promise<LoadedSource> {
  if ('file' in location)
    return { bytes: await readInputBytes(location.file, label, missing(label)), label, sourceUrl };
  const fetched = await fetcher.fetchSource(location.url);
  if (fetched === 'not modified') throw new Error(`${label}: answered "not modified" to a first request`);
  return { ...fetched, label, sourceUrl };
}

const missing = (label: string) =>
  `there is no such file${PAGE_WITHOUT_SCHEME.test(label) ? `; for a web page write https://${label}` : ''}`;
