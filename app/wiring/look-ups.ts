import type { Registry } from 'prom-client';
import { logPosition } from '../../src/db/log-position.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { closeDatabase, cutConnections, openDatabase } from '../../src/db/open-database.ts';
import { createReadReplicas, type ReplicatedLookUps } from '../../src/db/read-replicas.ts';
import { createRestaurantStore } from '../../src/db/restaurant-store.ts';
import { postgresPlace } from '../../src/lib/postgres-hosts.ts';
import type { Config } from '../config.ts';
import type { PoolOptions, Stores } from './stores.ts';

/** Look-ups of the API, which go to replicas where there are any. */
export interface OpenLookUps extends ReplicatedLookUps {
  /** Host and port of the replicas that are used now; null where there are none. */
  readonly replicas: (() => readonly string[]) | null;
  start(): Promise<void>;
  close(): Promise<void>;
  cut(): void;
}

/** What the process provides. */
export interface LookUpsDeps {
  readonly config: Pick<Config, 'databaseReadUrls' | 'databaseReadLagSeconds' | 'databasePool'>;
  readonly registry: Registry;
}

/**
 * Opens look-ups over the replicas of DATABASE_READ_URL.
 * @param stores of the primary, which is asked where no replica can be
 * @param pool of each replica
 */
export function openLookUps(stores: Stores, pool: PoolOptions, { config, registry }: LookUpsDeps): OpenLookUps {
  const { menus, restaurants } = stores;
  const nothing = () => Promise.resolve();
  if (config.databaseReadUrls.length === 0)
    return { menus, restaurants, replicas: null, start: nothing, close: nothing, cut: () => undefined };
  const databases = config.databaseReadUrls.map((url) =>
    openDatabase({ url, maxConnections: config.databasePool, ...pool }),
  );
  const replicas = databases.map((db, i) => ({
    place: postgresPlace(config.databaseReadUrls[i] ?? ''),
    lookUps: { menus: createMenuStore(db), restaurants: createRestaurantStore(db) },
    position: () => logPosition(db),
  }));
  const primary = { lookUps: { menus, restaurants }, position: stores.logPosition };
  const opened = createReadReplicas({ replicas, primary, mostSeconds: config.databaseReadLagSeconds, registry });
  return {
    menus: opened.menus,
    restaurants: opened.restaurants,
    replicas: opened.used,
    start: opened.start,
    async close() {
      opened.stop();
      await Promise.all(databases.map(closeDatabase));
    },
    cut: () => databases.forEach(cutConnections),
  };
}
