import { createIndexer } from '../../indexer/create-indexer.ts';
import type { IndexerStatus } from '../../indexer/indexer.ts';
import type { OpenEngine } from '../wiring/search.ts';
import type { Stores } from '../wiring/stores.ts';
import type { ProcessBase } from './process-base.ts';
import type { RunningPart } from './running-part.ts';

export interface IndexPart extends RunningPart {
  /** Status of the engine with the largest lag. */
  status(): Promise<IndexerStatus & { readonly engine: string }>;
}

export function startIndexing(
  base: ProcessBase,
  stores: Pick<Stores, 'changes' | 'engineLocks' | 'menus'>,
  engines: readonly OpenEngine[],
): IndexPart {
  const indexers = engines.map(({ index, engine }) => ({
    engine,
    indexer: createIndexer({
      changes: stores.changes,
      locks: stores.engineLocks,
      index,
      engine,
      activeMenuIds: () => stores.menus.activeMenuIds(),
      logger: base.logger,
      registry: base.registry,
    }),
  }));
  for (const { indexer } of indexers) indexer.start();
  return {
    async stop() {
      await Promise.all(indexers.map(({ indexer }) => indexer.stop()));
    },
    async status() {
      const all = await Promise.all(
        indexers.map(async ({ engine, indexer }) => ({ engine, ...(await indexer.status()) })),
      );
      return all.reduce((last, one) => (one.lagSeconds > last.lagSeconds ? one : last));
    },
  };
}
