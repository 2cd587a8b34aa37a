import { createIndexer } from '../../indexer/create-indexer.ts';
import type { Indexer } from '../../indexer/indexer.ts';
import type { SearchIndex } from '../../src/ports/search-index.ts';
import type { Stores } from '../wiring/stores.ts';
import type { ProcessBase } from './process-base.ts';
import type { RunningPart } from './running-part.ts';

export type IndexPart = RunningPart & Pick<Indexer, 'status'>;

/** Starts to keep `index` in step with the database. */
export function startIndexing(
  base: ProcessBase,
  stores: Pick<Stores, 'changes' | 'engineLocks' | 'menus'>,
  index: SearchIndex,
  engine: string,
): IndexPart {
  const indexer = createIndexer({
    changes: stores.changes,
    locks: stores.engineLocks,
    index,
    engine,
    activeMenuIds: () => stores.menus.activeMenuIds(),
    logger: base.logger,
    registry: base.registry,
  });
  indexer.start();
  return { stop: () => indexer.stop(), status: () => indexer.status() };
}
