import type { Meilisearch } from 'meilisearch';
import { indexUid, SEARCHED_INDEXES } from './index-uids.ts';
import { readStamp } from './stored-documents.ts';

/** In place of a hash where the documents of a menu are not all there, or not all of one state. */
export const INCOMPLETE = 'incomplete';

/**
 * The menus of one bucket as the engine holds them, each with the hash of its documents. The hash is taken from the
 * documents of all three indexes, so that a single lost, stale or left-over document shows.
 */
export async function storedMenus(
  client: Meilisearch,
  prefix: string,
  bucket: number,
): Promise<readonly { readonly menuId: number; readonly hash: string }[]> {
  const { results } = await client.multiSearch({
    queries: SEARCHED_INDEXES.map((index) => ({
      indexUid: indexUid(prefix, index),
      filter: `bucket = ${bucket}`,
      facets: ['stamp'],
      limit: 0,
    })),
  });
  const counts = results.map((result) => result.facetDistribution?.stamp ?? {});
  const [items = {}, sections = {}, menus = {}] = counts;
  const hashes = new Map<number, string>();
  for (const text of new Set(counts.flatMap((count) => Object.keys(count)))) {
    const stamp = readStamp(text);
    const complete =
      (items[text] ?? 0) === stamp.items && (sections[text] ?? 0) === stamp.sections && menus[text] === 1;
    hashes.set(stamp.menuId, complete && !hashes.has(stamp.menuId) ? stamp.hash : INCOMPLETE);
  }
  return [...hashes].map(([menuId, hash]) => ({ menuId, hash }));
}
