import type { MenuChanges } from '../src/ports/menu-changes.ts';
import { BUCKETS, bucketOf, type SearchIndex } from '../src/ports/search-index.ts';

export interface CompareDeps {
  readonly changes: Pick<MenuChanges, 'documents'>;
  readonly index: Pick<SearchIndex, 'fingerprint' | 'hashOf'>;
  readonly activeMenuIds: () => Promise<readonly number[]>;
}

export interface Difference {
  readonly menuId: number;
  /** missing: not in the engine; different: not the documents of the database; surplus: no longer active. */
  readonly problem: 'missing' | 'different' | 'surplus';
  /** Hash in the engine and in the database, which identify the difference. */
  readonly found: string | null;
  readonly expected: string | null;
}

/** Compares one bucket of menus in the engine with the database, which is read after the engine. */
export async function compareBucket(
  deps: CompareDeps,
  bucket: number,
  activeMenuIds: readonly number[],
): Promise<readonly Difference[]> {
  const found = new Map<number, string>();
  for await (const { menuId, hash } of deps.index.fingerprint(bucket)) found.set(menuId, hash);
  const ids = activeMenuIds.filter((menuId) => bucketOf(menuId) === bucket);
  const documents = await deps.changes.documents([...new Set([...ids, ...found.keys()])]);
  const expected = new Map(documents.map((menu) => [menu.menuId, deps.index.hashOf(menu)]));
  const menuIds = [...new Set([...expected.keys(), ...found.keys()])].sort((a, b) => a - b);
  return menuIds
    .map((menuId) => difference(menuId, found.get(menuId) ?? null, expected.get(menuId) ?? null))
    .filter((difference) => difference.found !== difference.expected);
}

function difference(menuId: number, found: string | null, expected: string | null): Difference {
  if (found === null) return { menuId, problem: 'missing', found, expected };
  return { menuId, problem: expected === null ? 'surplus' : 'different', found, expected };
}

/** Compares the whole index with the database, for `menus index verify`. Changes not yet applied show as differences. */
export async function verifyIndex(
  deps: CompareDeps,
  onProgress: (buckets: number, of: number) => void = () => undefined,
): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  const active = await deps.activeMenuIds();
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
    differences.push(...(await compareBucket(deps, bucket, active)));
    onProgress(bucket + 1, BUCKETS);
  }
  return differences;
}
