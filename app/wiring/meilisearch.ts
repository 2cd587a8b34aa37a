import { UsageError } from '../../src/domain/errors.ts';
import { createIndexKeys, type IndexKeys } from '../../src/search/meilisearch/index-keys.ts';

const HEALTH_MS = 3000;

export async function engineAnswers(url: string): Promise<boolean> {
  const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(HEALTH_MS) }).catch(() => null);
  return response?.ok ?? false;
}

/** Creates least-privilege keys for the API and the indexer. @throws UsageError that names the engine if it refuses */
export function makeEngineKeys(url: string, masterKey: string): Promise<IndexKeys> {
  return createIndexKeys(url, masterKey).catch((error: Error) => {
    throw new UsageError(`the search engine at ${url} made no keys: ${error.message}`, { cause: error });
  });
}
