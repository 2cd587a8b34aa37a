import type pg from 'pg';
import type { Logger } from 'pino';
import { createActiveMenus } from '../../src/db/active-menus.ts';
import type { BackupPart, TableSum } from '../../src/db/backup/backup-part.ts';
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
import { type LogPosition, logPosition } from '../../src/db/log-position.ts';
import { makeRepeatable } from '../../src/db/make-repeatable.ts';
import { createMenuChanges } from '../../src/db/menu-changes.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { assertMigrated, migrate } from '../../src/db/migrate.ts';
import {
  closeDatabase,
  cutConnections,
  type DatabaseOptions,
  openDatabase,
  type PoolState,
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
import type { ActiveMenus } from '../../src/ports/active-menus.ts';
import type { ChangeFeed } from '../../src/ports/change-feed.ts';
import type { ChangeSignal } from '../../src/ports/change-signal.ts';
import type { ClientStore } from '../../src/ports/client-store.ts';
import type { Contents } from '../../src/ports/contents.ts';
import type { DiscoveryStore } from '../../src/ports/discovery-store.ts';
import type { EngineLocks } from '../../src/ports/engine-locks.ts';
import type { ExportManifests } from '../../src/ports/export-manifests.ts';
import type { ExportSource } from '../../src/ports/export-source.ts';
import type { KitchenTableStore } from '../../src/ports/kitchen-table-store.ts';
import type { MenuChanges } from '../../src/ports/menu-changes.ts';
import type { MenuStore } from '../../src/ports/menu-store.ts';
import type { OutsideStore } from '../../src/ports/outside-store.ts';
import type { PlaceStore } from '../../src/ports/place-store.ts';
import type { PublishedPages } from '../../src/ports/published-pages.ts';
import type { QualityStore } from '../../src/ports/quality-store.ts';
import type { RequestLevels } from '../../src/ports/request-levels.ts';
import type { RestaurantStore } from '../../src/ports/restaurant-store.ts';
import type { ReviewStore } from '../../src/ports/review-store.ts';
import type { FollowedNames, NameKeeper } from '../../src/ports/search/names.ts';
import type { SigningKeyStore } from '../../src/ports/signing-key-store.ts';
import type { SourceStore } from '../../src/ports/source-store.ts';
import type { WebhookStore } from '../../src/ports/webhook-store.ts';
import type { Config } from '../config.ts';

/** Everything that is kept in Postgres, over one pool. */
export interface Stores {
  /** Connection string, for processes of their own. */
  readonly url: string;
  /** A pool for the job queue; whoever opens it ends it. */
  openJobPool(): Promise<pg.Pool>;
  readonly menus: MenuStore;
  readonly restaurants: RestaurantStore;
  readonly places: PlaceStore;
  readonly outside: OutsideStore;
  readonly sources: SourceStore;
  readonly reviews: ReviewStore;
  readonly kitchenTables: KitchenTableStore;
  readonly discoveries: DiscoveryStore;
  readonly quality: QualityStore;
  readonly publishedPages: PublishedPages;
  readonly changeFeed: ChangeFeed;
  readonly webhooks: WebhookStore;
  readonly clients: ClientStore;
  readonly signingKeys: SigningKeyStore;
  readonly requestLevels: RequestLevels;
  readonly changes: MenuChanges;
  readonly engineLocks: EngineLocks;
  readonly exportSource: ExportSource;
  readonly exportManifests: ExportManifests;
  /**
   * The active menus, for whoever starts and stops following them.
   * @param engine that is searched; see OpenSearch
   */
  activeMenus(engines: readonly string[], logger: Logger): ActiveMenus;
  /** The names of restaurants with an active menu, for whoever starts and stops following them. */
  followNames(keeper: NameKeeper<string>, logger: Logger): FollowedNames;
  /** What wakes those who wait for changes, for whoever starts and stops it. */
  changeSignal(): ChangeSignal;
  contents(): Promise<Contents>;
  /** How far the server is with writing, or as a standby with replaying. */
  logPosition(): Promise<LogPosition>;
  /** How the pool of connections is doing. */
  pool(): PoolState;
  /** Brings the schema up to date; resolves to the names of the migrations that ran. */
  migrate(): Promise<readonly string[]>;
  /** Everything in the database but what can be made again, as it is when the first part is read. */
  backup(): AsyncIterable<BackupPart>;
  /** Makes the database what a backup holds; resolves to what each table holds. */
  restore(parts: AsyncIterable<BackupPart>, replace: boolean): Promise<readonly TableSum[]>;
  /** Makes the database roles of the processes and gives them their rights; why it could not be done, or null. */
  grantRoles(): Promise<string | null>;
  /** Resolves when the database answers within the time; rejects with the reason otherwise. */
  ping(timeoutMs: number): Promise<void>;
  /** Such as 18.1. */
  serverVersion(): Promise<string>;
  /** @throws OutdatedSchemaError where migrations of this version are missing */
  assertMigrated(): Promise<void>;
  /** Ends all connections; statements under way have a second to end. */
  close(): Promise<void>;
  /** Ends at once whatever waits for the database; `close` is still to be called. */
  cut(): void;
}

/** Limits and name of a pool of connections. */
export type PoolOptions = Pick<
  DatabaseOptions,
  'statementTimeoutMs' | 'acquireTimeoutMs' | 'minConnections' | 'applicationName'
>;

/** Opens the stores over a running server. */
export function storesAt(url: string, config: Pick<Config, 'databasePool'>, options: PoolOptions = {}): Stores {
  const db = openDatabase({ url, maxConnections: config.databasePool, ...options });
  const changeFeed = createChangeFeed(db);
  return {
    url,
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
    activeMenus: (names, logger) => createActiveMenus(db, names, logger),
    followNames: (keeper, logger) => followNames(db, changeFeed, keeper, logger),
    changeSignal: () => createChangeSignal(changeFeed),
    contents: () => contentsOf(db),
    logPosition: () => logPosition(db),
    pool: () => poolState(db),
    migrate: () => migrate(db),
    backup: () => dumpDatabase(db),
    restore: (parts, replace) => restoreDatabase(db, parts, replace),
    grantRoles: () => grantRoles(db),
    ping: (timeoutMs) => pingDatabase(db, timeoutMs),
    serverVersion: () => serverVersion(db),
    assertMigrated: () => assertMigrated(db),
    close: () => closeDatabase(db),
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
