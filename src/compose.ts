import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createClientStore } from './db/client-store.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres/start-embedded-postgres.ts';
import { createEngineLocks } from './db/engine-locks.ts';
import { createMenuChanges } from './db/menu-changes.ts';
import { createMenuStore } from './db/menu-store.ts';
import { migrate } from './db/migrate.ts';
import { type Database, type DatabaseOptions, openDatabase } from './db/open-database.ts';
import { createRestaurantStore } from './db/restaurant-store.ts';
import { createSigningKeyStore } from './db/signing-key-store.ts';
import { createSourceStore } from './db/source-store.ts';
import type { ClientStore } from './ports/client-store.ts';
import type { EngineLocks } from './ports/engine-locks.ts';
import type { MenuChanges } from './ports/menu-changes.ts';
import type { MenuStore } from './ports/menu-store.ts';
import type { RestaurantStore } from './ports/restaurant-store.ts';
import type { SigningKeyStore } from './ports/signing-key-store.ts';
import type { SourceStore } from './ports/source-store.ts';

/** Everything that is kept in Postgres, over one pool. */
export interface Stores {
  /** Connection string, for parts that hold connections of their own. */
  readonly url: string;
  readonly db: Database;
  readonly menus: MenuStore;
  readonly restaurants: RestaurantStore;
  readonly sources: SourceStore;
  readonly clients: ClientStore;
  readonly signingKeys: SigningKeyStore;
  readonly changes: MenuChanges;
  readonly engineLocks: EngineLocks;
  close(): Promise<void>;
}

type PoolOptions = Pick<DatabaseOptions, 'statementTimeoutMs' | 'acquireTimeoutMs' | 'applicationName'>;

/** Opens the stores over a server that is there already. */
export function storesAt(url: string, config: Config, options: PoolOptions = {}): Stores {
  const db = openDatabase({ url, maxConnections: config.databasePool, ...options });
  return {
    url,
    db,
    menus: createMenuStore(db),
    restaurants: createRestaurantStore(db),
    sources: createSourceStore(db),
    clients: createClientStore(db),
    signingKeys: createSigningKeyStore(db),
    changes: createMenuChanges(db),
    engineLocks: createEngineLocks(db),
    close: () => db.destroy(),
  };
}

async function migrated(stores: Stores): Promise<Stores> {
  try {
    await migrate(stores.db);
    return stores;
  } catch (error) {
    await stores.close();
    throw error;
  }
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
  const stores = storesAt(postgres.url, config);
  const close = async () => {
    await stores.close();
    await postgres.stop();
  };
  return migrated({ ...stores, close });
}
