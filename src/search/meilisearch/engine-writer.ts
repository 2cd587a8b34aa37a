import type { EnqueuedTask, Meilisearch } from 'meilisearch';
import type { IndexName } from '../engine.ts';
import type { EngineMenu } from '../engine-documents.ts';
import { type Generation, indexUid, SEARCHED_INDEXES } from './index-uids.ts';
import { linesToStore, stampOf } from './lines-to-store.ts';

/** Maximum body of a request, in characters; a single menu is never split, so that none is searchable in part. */
const BATCH_CHARACTERS = 20_000_000;

function* batches(menus: readonly EngineMenu[]): Generator<Readonly<Record<IndexName, string>>> {
  let texts = { items: '', sections: '', menus: '' };
  for (const menu of menus) {
    const documents = linesToStore(menu);
    if (texts.items !== '' && texts.items.length + documents.items.length > BATCH_CHARACTERS) {
      yield texts;
      texts = { items: '', sections: '', menus: '' };
    }
    for (const index of SEARCHED_INDEXES) texts[index] += documents[index];
  }
  if (texts.menus !== '') yield texts;
}

/** Sends documents to one generation of the indexes. The tasks are enqueued in order and not awaited. */
export async function enqueueUpserts(
  client: Meilisearch,
  prefix: string,
  generation: Generation,
  menus: readonly EngineMenu[],
): Promise<readonly EnqueuedTask[]> {
  const tasks: EnqueuedTask[] = [];
  for (const texts of batches(menus)) {
    for (const index of SEARCHED_INDEXES) {
      if (texts[index] === '') continue;
      const target = client.index(indexUid(prefix, index, generation));
      tasks.push(await target.addDocumentsFromString(texts[index], 'application/x-ndjson', { primaryKey: 'id' }));
    }
  }
  return tasks;
}

/** Removes every document that matches a filter from one generation of the indexes. */
async function enqueueDeletion(
  client: Meilisearch,
  prefix: string,
  generation: Generation,
  filter: string,
): Promise<readonly EnqueuedTask[]> {
  const tasks: EnqueuedTask[] = [];
  for (const index of SEARCHED_INDEXES) {
    tasks.push(await client.index(indexUid(prefix, index, generation)).deleteDocuments({ filter }));
  }
  return tasks;
}

export async function enqueueRemovals(
  client: Meilisearch,
  prefix: string,
  generation: Generation,
  menuIds: readonly number[],
): Promise<readonly EnqueuedTask[]> {
  if (menuIds.length === 0) return [];
  return enqueueDeletion(client, prefix, generation, `menuId IN [${menuIds.join(', ')}]`);
}

/**
 * Removes documents left over from an earlier state of these menus. Call it after the upserts have succeeded. A new version of a menu has a
 * new id, so leftovers are rare and looking for them is cheap.
 */
export async function enqueueLeftovers(
  client: Meilisearch,
  prefix: string,
  generation: Generation,
  menus: readonly EngineMenu[],
): Promise<readonly EnqueuedTask[]> {
  if (menus.length === 0) return [];
  const ids = menus.map((menu) => menu.menuId).join(', ');
  const stamps = menus.map((menu) => `"${stampOf(menu)}"`).join(', ');
  const filter = `menuId IN [${ids}] AND stamp NOT IN [${stamps}]`;
  const { results } = await client.multiSearch({
    queries: SEARCHED_INDEXES.map((index) => ({ indexUid: indexUid(prefix, index, generation), filter, limit: 0 })),
  });
  if (results.every((result) => result.estimatedTotalHits === 0)) return [];
  return enqueueDeletion(client, prefix, generation, filter);
}
