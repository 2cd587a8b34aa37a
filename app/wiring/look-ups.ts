import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { createChangeFeed } from '../../src/db/changes/create-change-feed.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { closeDatabase, cutConnections, type Database, openDatabase } from '../../src/db/open-database.ts';
import { createReplicatedLookUps } from '../../src/db/replicas/create-look-ups.ts';
import { createPrimaryPosition } from '../../src/db/replicas/primary-position.ts';
import { createReplica } from '../../src/db/replicas/replica.ts';
import { createReplicaWatch, type ReplicaReport } from '../../src/db/replicas/replica-watch.ts';
import { createRestaurantStore } from '../../src/db/restaurant-store.ts';
import { createOutageLog } from '../../src/lib/outage-log.ts';
import { postgresPlace } from '../../src/lib/postgres-hosts.ts';
import type { DataPosition } from '../../src/ports/data-position.ts';
import type { LookUps } from '../../src/ports/look-ups.ts';
import type { Config } from '../config.ts';
import type { PoolOptions, Stores } from './stores.ts';

/** Look-ups of the API, which go to replicas where there are any. */
export interface OpenLookUps extends LookUps {
  /** Null where there are no replicas: then each process keeps what it has read until it hears of a change. */
  readonly position: DataPosition | null;
  readonly replicas: () => readonly ReplicaReport[];
  start(): Promise<void>;
  close(): Promise<void>;
  cut(): void;
}

/** What the process provides. */
export interface LookUpsDeps {
  readonly config: Pick<Config, 'databaseReadUrls' | 'databaseReadLagSeconds' | 'databasePool'>;
  readonly logger: Logger;
  readonly registry: Registry;
}

/** How far the primary is, is asked by one statement at a time. Where no connection is left, it has gone away, and look-ups do not wait. */
const POSITION_POOL = {
  ...{ statementTimeoutMs: 1000, acquireTimeoutMs: 250, minConnections: 2, maxConnections: 2 },
  applicationName: 'menus, position',
};

/**
 * Opens look-ups over the replicas of DATABASE_READ_URL.
 * @param stores of the primary, which is asked where no replica can be
 * @param pool of each replica
 */
export function openLookUps(stores: Stores, pool: PoolOptions, deps: LookUpsDeps): OpenLookUps {
  const { config, logger, registry } = deps;
  if (config.databaseReadUrls.length === 0) return atPrimary(stores);
  const following = openDatabase({ ...POSITION_POOL, url: stores.url });
  const outage = createOutageLog(logger, {
    failed: 'the primary does not say how far it is; replicas are read as they are',
    well: 'the primary says again how far it is',
  });
  const position = createPrimaryPosition(following, outage);
  const opened = config.databaseReadUrls.map((url) => {
    const db = openDatabase({ url, maxConnections: config.databasePool, ...pool });
    return { db, replica: createReplica(postgresPlace(url), db, lookUpsOf(db)) };
  });
  const replicas = opened.map(({ replica }) => replica);
  const watch = createReplicaWatch(replicas, {
    primary: position,
    mostSeconds: config.databaseReadLagSeconds,
    registry,
  });
  const lookUps = createReplicatedLookUps({ watch, position, primary: stores });
  const databases = [following, ...opened.map(({ db }) => db)];
  return {
    ...lookUps,
    position: lookUps,
    replicas: watch.report,
    start: watch.start,
    async close() {
      watch.stop();
      await Promise.all(databases.map(closeDatabase));
    },
    cut: () => databases.forEach(cutConnections),
  };
}

function atPrimary({ menus, restaurants, changeFeed }: Stores): OpenLookUps {
  const nothing = () => Promise.resolve();
  return {
    ...{ menus, restaurants, changeFeed, position: null },
    ...{ replicas: () => [], start: nothing, close: nothing, cut: () => undefined },
  };
}

function lookUpsOf(db: Database): LookUps {
  return { menus: createMenuStore(db), restaurants: createRestaurantStore(db), changeFeed: createChangeFeed(db) };
}
