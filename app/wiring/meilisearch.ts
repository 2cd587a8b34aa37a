import { UsageError } from '../../src/domain/errors.ts';
import { createIndexKeys, type IndexKeys } from '../../src/search/meilisearch/index-keys.ts';

const HEALTH_MS = 3000;

/** Whether Meilisearch at this address answers and is well. */
export async function engineAnswers(url: string): Promise<boolean> {
  const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(HEALTH_MS) }).catch(() => null);
  return response?.ok ?? false;
}

/**
 * Makes keys with the least rights, for the API and for the indexer.
 * @throws UsageError that names the engine where it refuses, as with another master key
 */
export function makeEngineKeys(url: string, masterKey: string): Promise<IndexKeys> {
  return createIndexKeys(url, masterKey).catch((error: Error) => {
    throw new UsageError(`the search engine at ${url} made no keys: ${error.message}`, { cause: error });
  });
}
