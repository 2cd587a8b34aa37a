import { type KeyCreation, Meilisearch } from 'meilisearch';
import { sha256Of } from '../../lib/sha256.ts';
import { DEFAULT_PREFIX } from './index-uids.ts';

/** Keys for MEILI_SEARCH_KEY and MEILI_INDEXER_KEY. */
export interface IndexKeys {
  readonly searchKey: string;
  readonly indexerKey: string;
}

const SEARCH_ACTIONS: KeyCreation['actions'] = ['search'];
const INDEXER_ACTIONS: KeyCreation['actions'] = [
  'search',
  'documents.add',
  'documents.delete',
  'indexes.create',
  'indexes.get',
  'indexes.delete',
  'indexes.swap',
  'settings.get',
  'settings.update',
  'tasks.get',
];

/** Derives a key's uid from its purpose, so that creating the keys again finds the same ones; formatted as UUID 4. */
function keyUid(purpose: string): string {
  const hex = sha256Of(purpose);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function keyFor(client: Meilisearch, wanted: KeyCreation & { readonly uid: string }): Promise<string> {
  const { results } = await client.getKeys({ limit: 1000 });
  const existing = results.find((key) => key.uid === wanted.uid);
  return (existing ?? (await client.createKey(wanted))).key;
}

/**
 * Creates or finds the two keys of least privilege with the engine's master key: the API may only search, the indexer may write documents,
 * settings and indexes of this product and nothing else.
 */
export async function createIndexKeys(url: string, masterKey: string, prefix = DEFAULT_PREFIX): Promise<IndexKeys> {
  const client = new Meilisearch({ host: url, apiKey: masterKey, timeout: 10_000 });
  const indexes = [`${prefix}_*`];
  const searchKey = await keyFor(client, {
    uid: keyUid(`search ${prefix}`),
    name: 'Menu data API',
    description: 'Searches menus and items',
    actions: SEARCH_ACTIONS,
    indexes,
    expiresAt: null,
  });
  const indexerKey = await keyFor(client, {
    uid: keyUid(`indexer ${prefix}`),
    name: 'Menu data indexer',
    description: 'Keeps the indexes of menus and items in step',
    actions: INDEXER_ACTIONS,
    indexes,
    expiresAt: null,
  });
  return { searchKey, indexerKey };
}
