import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createIndexer } from '../../../indexer/create-indexer.ts';
import { createEngineLocks } from '../../../src/db/engine-locks.ts';
import { createMenuChanges } from '../../../src/db/menu-changes.ts';
import { createMenuStore } from '../../../src/db/menu-store.ts';
import { openDatabase } from '../../../src/db/open-database.ts';
import { createMeilisearchIndex } from '../../../src/search/meilisearch/create-meilisearch-index.ts';
import { endWithParent } from '../end-with-parent.ts';
import { dyingPorts, type KillPoint } from './kill-points.ts';

/** Task of an indexer process that will be killed. */
export interface ChildTask {
  readonly databaseUrl: string;
  readonly engineUrl: string;
  readonly engine: string;
  readonly killPoint: KillPoint;
}

endWithParent();

const task = JSON.parse(process.argv[2] ?? '{}') as ChildTask;
const logger = pino({ level: 'silent' });
const registry = new Registry();
const db = openDatabase({ url: task.databaseUrl, acquireTimeoutMs: 2000 });
const keys = { searchKey: 'search', indexerKey: 'indexer' };
const index = createMeilisearchIndex({ url: task.engineUrl, ...keys, logger });
const menus = createMenuStore(db);
createIndexer({
  ...dyingPorts(task.killPoint, createMenuChanges(db), index),
  locks: createEngineLocks(db),
  engine: task.engine,
  activeMenuIds: () => menus.activeMenuIds(),
  logger,
  registry,
  pollIntervalMs: 50,
  driftIntervalMs: Number.POSITIVE_INFINITY,
}).start();
process.send?.('started');
