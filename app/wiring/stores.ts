import type { Logger } from 'pino';
import { createActiveMenus } from '../../src/db/active-menus.ts';
import type { BackupPart } from '../../src/db/backup/backup-part.ts';
import { dumpDatabase } from '../../src/db/backup/dump-database.ts';
import { restoreDatabase } from '../../src/db/backup/restore-database.ts';
import { createChangeFeed } from '../../src/db/changes/create-change-feed.ts';
import { createChangeSignal } from '../../src/db/changes/create-change-signal.ts';
import { createClientStore } from '../../src/db/client-store.ts';
import { contentsOf } from '../../src/db/contents.ts';
import { createDiscoveryStore } from '../../src/db/discovery-store.ts';
import { startEmbeddedPostgres } from '../../src/db/embedded-postgres/start-embedded-postgres.ts';
import { createEngineLocks } from '../../src/db/engine-locks.ts';
import { createExportManifests } from '../../src/db/export-manifest-store.ts';
import { createExportSource } from '../../src/db/export-source.ts';
import { followNames } from '../../src/db/follow-names.ts';
import { openJobPool } from '../../src/db/job-pool.ts';
import { createKitchenTableStore } from '../../src/db/kitchen-table-store.ts';
import { logPosition } from '../../src/db/log-position.ts';
import { makeRepeatable } from '../../src/db/make-repeatable.ts';
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
import { createPublishedPages } from '../../src/db/published-pages.ts';
import { createQualityStore } from '../../src/db/quality-store.ts';
import { createRequestLevels } from '../../src/db/request-levels.ts';
import { createRestaurantStore } from '../../src/db/restaurant-store.ts';
import { createReviewStore } from '../../src/db/review-store.ts';
import { grantRoles } from '../../src/db/roles/grant-roles.ts';
import { serverVersion } from '../../src/db/server-version.ts';
import { createSigningKeyStore } from '../../src/db/signing-key-store.ts';
import { createSourceStore } from '../../src/db/source-store.ts';
import { createWebhookStore } from '../../src/db/webhook-store.ts';
import type { NameKeeper } from '../../src/ports/search/names.ts';
import type { Config } from '../config.ts';

/** Everything that is kept in Postgres, over one pool. */
export type Stores = ReturnType<typeof storesAt>;

/** Limits and name of a pool of connections. */
export type PoolOptions = Pick<
  DatabaseOptions,
  'statementTimeoutMs' | 'acquireTimeoutMs' | 'minConnections' | 'applicationName'
>;

/** Opens the stores over a running server. */
export function storesAt(url: string, config: Pick<Config, 'databasePool'>, options: PoolOptions = {}) {
  const db = openDatabase({ url, maxConnections: config.databasePool, ...options });
  const changeFeed = createChangeFeed(db);
  return {
    /** Connection string, for processes of their own. */
    url,
    /** A pool for the job queue; whoever opens it ends it. */
    openJobPool: () => openJobPool(db),
    menus: createMenuStore(db),
    restaurants: createRestaurantStore(db),
    places: createPlaceStore(db),
    outside: createOutsideStore(db),
    sources: createSourceStore(db),
    reviews: createReviewStore(db),
    kitchenTables: createKitchenTableStore(db),
    discoveries: createDiscoveryStore(db),
    quality: createQualityStore(db),
    publishedPages: createPublishedPages(db),
    changeFeed,
    webhooks: createWebhookStore(db),
    clients: createClientStore(db),
    signingKeys: createSigningKeyStore(db),
    requestLevels: createRequestLevels(db),
    changes: createMenuChanges(db),
    engineLocks: createEngineLocks(db),
    exportSource: createExportSource(db),
    exportManifests: createExportManifests(db),
    /** The active menus, for whoever starts and stops following them. @param engines that are searched, by name */
    activeMenus: (engines: readonly string[], logger: Logger) => createActiveMenus(db, engines, logger),
    /** The names of restaurants with an active menu, for whoever starts and stops following them. */
    followNames: (keeper: NameKeeper<string>, logger: Logger) => followNames(db, changeFeed, keeper, logger),
    /** What wakes those who wait for changes, for whoever starts and stops it. */
    changeSignal: () => createChangeSignal(changeFeed),
    contents: () => contentsOf(db),
    /** How far the server is with writing, or as a standby with replaying. */
    logPosition: () => logPosition(db),
    /** How the pool of connections is doing. */
    pool: () => poolState(db),
    /** Brings the schema up to date; resolves to the names of the migrations that ran. */
    migrate: () => migrate(db),
    /** Everything in the database but what can be made again, as it is when the first part is read. */
    backup: () => dumpDatabase(db),
    /** Makes the database what a backup holds; resolves to what each table holds. */
    restore: (parts: AsyncIterable<BackupPart>, replace: boolean) => restoreDatabase(db, parts, replace),
    /** Makes the database roles of the processes and gives them their rights; why it could not be done, or null. */
    grantRoles: () => grantRoles(db),
    /** Resolves when the database answers within the time; rejects with the reason otherwise. */
    ping: (timeoutMs: number) => pingDatabase(db, timeoutMs),
    /** Such as 18.1. */
    serverVersion: () => serverVersion(db),
    /** @throws OutdatedSchemaError where migrations of this version are missing */
    assertMigrated: () => assertMigrated(db),
    /** Ends all connections; statements under way have a second to end. */
    close: () => closeDatabase(db),
    /** Ends at once whatever waits for the database; `close` is still to be called. */
    cut: () => cutConnections(db),
  };
}

/**
 * Opens the stores: over DATABASE_URL, else over the embedded Postgres of the data folder, which is brought to the current schema.
 * @param role 'service' owns the data folder; 'command' shares the server of a running service, or starts one for itself
 * @param onFailure called once when the embedded server died and cannot be started again
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
  if (config.sandbox) await makeRepeatable(postgres.url);
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
