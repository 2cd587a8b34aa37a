import { startEmbeddedPostgres } from '@menu-data-service/embedded-postgres/start-embedded-postgres';
import type { Logger } from 'pino';
import { createActiveMenus } from '../../src/db/active-menus.ts';
import { createChangeFeed } from '../../src/db/changes/create-change-feed.ts';
import { createChangeSignal } from '../../src/db/changes/create-change-signal.ts';
import { createClientStore } from '../../src/db/client-store.ts';
import { contentsOf } from '../../src/db/contents.ts';
import { resetAfterRestore } from '../../src/db/detect-restore.ts';
import { createDiscoveryStore } from '../../src/db/discovery-store.ts';
import { createEngineLocks } from '../../src/db/engine-locks.ts';
import { createExportSource } from '../../src/db/export-source.ts';
import { followNames } from '../../src/db/follow-names.ts';
import { openJobPool, prepareJobs } from '../../src/db/job-pool.ts';
import { createKitchenTableStore } from '../../src/db/kitchen-table-store.ts';
import { createMenuChanges } from '../../src/db/menu-changes.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { assertMigrated, migrate } from '../../src/db/migrate.ts';
import {
  closeDatabase,
  cutConnections,
  type DatabaseOptions,
  openDatabase,
  pingDatabase,
  poolState,
} from '../../src/db/open-database.ts';
import { createOutsideStore } from '../../src/db/outside-store.ts';
import { createPlaceStore } from '../../src/db/place-store.ts';
import { createPublisher } from '../../src/db/publisher.ts';
import { createRestaurantStore } from '../../src/db/restaurant-store.ts';
import { createReviewStore } from '../../src/db/review-store.ts';
import { grantRoles } from '../../src/db/roles/grant-roles.ts';
import { serverVersion } from '../../src/db/server-version.ts';
import { createSigningKeyStore } from '../../src/db/signing-key-store.ts';
import { createSourceStore } from '../../src/db/source-store.ts';
import { createWebhookStore } from '../../src/db/webhook-store.ts';
import type { NameKeeper } from '../../src/ports/search/names.ts';
import type { Config } from '../config.ts';

export type Stores = ReturnType<typeof storesAt>;

export type PoolOptions = Pick<
  DatabaseOptions,
  'statementTimeoutMs' | 'acquireTimeoutMs' | 'minConnections' | 'applicationName'
>;

export function storesAt(url: string, config: Pick<Config, 'databasePool'>, options: PoolOptions = {}) {
  const db = openDatabase({ url, maxConnections: config.databasePool, ...options });
  const changeFeed = createChangeFeed(db);
  return {
    url,
    /** Pool for the job queue; the caller closes it. */
    openJobPool: () => openJobPool(db),
    menus: createMenuStore(db),
    restaurants: createRestaurantStore(db),
    places: createPlaceStore(db),
    outside: createOutsideStore(db),
    sources: createSourceStore(db),
    reviews: createReviewStore(db),
    kitchenTables: createKitchenTableStore(db),
    publisher: createPublisher(db),
    discoveries: createDiscoveryStore(db),
    changeFeed,
    webhooks: createWebhookStore(db),
    clients: createClientStore(db),
    signingKeys: createSigningKeyStore(db),
    changes: createMenuChanges(db),
    engineLocks: createEngineLocks(db),
    exportSource: createExportSource(db),
    /** Active menus; the caller starts and stops following them. @param engines that are searched, by name */
    activeMenus: (engines: readonly string[], logger: Logger) => createActiveMenus(db, engines, logger),
    /** Names of restaurants with an active menu; the caller starts and stops following them. */
    followNames: (keeper: NameKeeper<string>, logger: Logger) => followNames(db, changeFeed, keeper, logger),
    /** Signal for callers waiting for changes; the caller starts and stops it. */
    changeSignal: () => createChangeSignal(changeFeed),
    contents: () => contentsOf(db),
    pool: () => poolState(db),
    /** Migrates the schema and the tables of the jobs; resolves to the names of the migrations that ran. */
    async migrate(onWait?: (waiting: string) => void) {
      const names = await migrate(db, onWait);
      await prepareJobs(db);
      return names;
    },
    /** Prevents readers of the feed and engines from continuing after data was lost with the database. */
    resetAfterRestore: () => db.transaction(resetAfterRestore),
    /** Creates the database roles of the processes with their rights, and given passwords; returns the reason for a failure, or null. */
    grantRoles: (passwords?: ReadonlyMap<string, string>) => grantRoles(db, passwords),
    /** Resolves when the database answers within the time; rejects with the reason otherwise. */
    ping: (timeoutMs: number) => pingDatabase(db, timeoutMs),
    /** Such as 18.1. */
    serverVersion: () => serverVersion(db),
    /** @throws OutdatedSchemaError where migrations of this version are missing */
    assertMigrated: () => assertMigrated(db),
    /** Ends all connections; statements in progress have a second to end. */
    close: () => closeDatabase(db),
    /** Aborts everything that waits for the database; `close` is still required. */
    cut: () => cutConnections(db),
  };
}

/**
 * Opens the stores: over DATABASE_URL, else over the embedded Postgres of the data folder, which is migrated to the current schema.
 * @param role 'service' owns the data folder; 'command' shares the server of a running service, or starts one for itself
 * @param onFailure called once when the embedded server died and cannot be restarted
 * @throws DataFolderInUseError when a second service is started on one folder
 */
export async function openStores(
  config: Config,
  logger: Logger,
  role: 'service' | 'command',
  onFailure?: (error: Error) => void,
): Promise<Stores> {
  if (config.databaseUrl) {
    const stores = storesAt(config.databaseUrl, config);
    return role === 'service' ? migrated(stores) : stores;
  }
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    logger,
    role,
    ...(onFailure === undefined ? {} : { onFailure }),
  });
  const stores = storesAt(postgres.url, config);
  const close = async () => {
    await stores.close();
    await postgres.stop();
  };
  return migrated({ ...stores, close });
}

async function migrated(stores: Stores): Promise<Stores> {
  try {
    await stores.migrate();
    return stores;
  } catch (error) {
    await stores.close();
    throw error;
  }
}
