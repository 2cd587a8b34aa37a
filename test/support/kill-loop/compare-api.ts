import type { MenuChanges } from '../../../src/ports/menu-changes.ts';
import { until } from '../until.ts';
import type { ApiProcess } from './api-process.ts';
import { hitList, type ItemHit } from './questions.ts';

/** Reads a path, with retries if an overloaded machine refuses the request. */
function read<T extends object>(api: ApiProcess, path: string): Promise<T> {
  return until<T>(async () => {
    const response = await api.get(path);
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${api.log()}`);
    return (await response.json()) as T;
  });
}

/** A sentence for each difference between the API and the database. Call it when nothing changes any more. */
export async function compareApi(
  api: ApiProcess,
  changes: Pick<MenuChanges, 'documents'>,
  activeMenuIds: readonly number[],
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const documents = await changes.documents(activeMenuIds);
  const expected = documents.flatMap(({ menuId, sections }) =>
    sections.flatMap(({ items }) => items.map(({ item }) => `${menuId} ${item.name}`)),
  );
  const found: ItemHit[] = [];
  for (const search of ['dishes', 'classics']) {
    found.push(...(await read<ItemHit[]>(api, `/v1/menus/items?search=${search}&limit=1000`)));
  }
  if (hitList(found).join() !== expected.sort().join()) {
    wrong.push(`the API finds ${hitList(found).join()} and not ${expected.join()}`);
  }
  for (const menuId of activeMenuIds) {
    const { dateDeleted } = await read<{ dateDeleted?: string | null }>(api, `/v1/menus/${menuId}`);
    if (dateDeleted !== null) wrong.push(`active menu ${menuId} was deleted at ${dateDeleted}`);
  }
  return wrong;
}
