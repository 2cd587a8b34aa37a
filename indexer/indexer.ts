import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { EngineLocks } from '../src/ports/engine-locks.ts';
import type { MenuChanges } from '../src/ports/menu-changes.ts';
import type { SearchIndex } from '../src/ports/search-index.ts';

export interface IndexerOptions {
  readonly changes: MenuChanges;
  readonly locks: EngineLocks;
  readonly index: SearchIndex;
  readonly engine: string;
  readonly activeMenuIds: () => Promise<readonly number[]>;
  readonly logger: Logger;
  readonly registry: Registry;
  /** Outbox poll interval without notifications; 1,000 by default. */
  readonly pollIntervalMs?: number;
  /** Pause between buckets of the drift check when nothing is wrong; 5,000 by default, Infinity for no check. */
  readonly driftIntervalMs?: number;
  /** Interval of checks of the engine's settings, which somebody may change; 30,000 by default. */
  readonly settingsIntervalMs?: number;
}

export interface IndexerStatus {
  /** `waiting`: another indexer holds the lock of this engine, or the database is away. */
  readonly state: 'stopped' | 'waiting' | 'working' | 'rebuilding' | 'engine away';
  readonly pending: number;
  readonly parked: number;
  readonly lagSeconds: number;
  readonly driftFound: number;
  readonly driftRepaired: number;
}

export interface Indexer {
  start(): void;
  /** Resolves when the current work is done or abandoned and the lock is released. */
  stop(): Promise<void>;
  status(): Promise<IndexerStatus>;
}
