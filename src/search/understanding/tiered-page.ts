import type { ItemDocument } from '../../ports/search/documents.ts';
import type { Page } from '../../ports/search/pages.ts';
import type { EngineQuery, SearchEngine } from '../engine.ts';

export type ItemTier = Omit<EngineQuery, 'index' | 'offset' | 'limit'>;

/** One page over the concatenated results of several disjoint searches. */
export async function tieredPage(
  engine: SearchEngine,
  tiers: readonly ItemTier[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
  signal: AbortSignal | undefined,
): Promise<Page<ItemDocument>> {
  const ask = (of: readonly (ItemTier & { readonly offset: number; readonly limit: number })[]) =>
    engine.search(
      of.map((tier) => ({ ...tier, index: 'items' as const })),
      signal,
    );
  const first = await ask(tiers.map((tier) => ({ ...tier, offset, limit })));
  const total = first.reduce((sum, one) => sum + one.total, 0);
  const hits: ItemDocument[] = [];
  let before = 0;
  for (const [i, result] of first.entries()) {
    const begin = Math.max(0, offset - before);
    const wanted = Math.min(limit - hits.length, result.total - begin);
    before += result.total;
    if (wanted <= 0) continue;
    if (begin === offset) hits.push(...result.hits.slice(0, wanted));
    else {
      const [again] = await ask([{ ...(tiers[i] as ItemTier), offset: begin, limit: wanted }]);
      hits.push(...(again?.hits ?? []));
    }
  }
  return { hits, total };
}
