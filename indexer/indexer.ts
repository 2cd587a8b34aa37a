import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { EngineLocks } from '../src/ports/engine-locks.ts';
import type { MenuChanges } from '../src/ports/menu-changes.ts';
import type { SearchIndex } from '../src/ports/search-index.ts';

export interface IndexerOptions {
  readonly changes: MenuChanges;
  readonly locks: EngineLocks;
  readonly index: SearchIndex;
  /** Name of the engine in the outbox. */
  readonly engine: string;
  readonly activeMenuIds: () => Promise<readonly number[]>;
  readonly logger: Logger;
  readonly registry: Registry;
  /** Milliseconds between two looks at the outbox when no notice comes; 1,000 by default. */
  readonly pollInterval?: number;
  /** Milliseconds between two buckets of the drift check in quiet times; 5,000 by default, Infinity: no check. */
  readonly driftInterval?: number;
  /** Milliseconds between two looks at the settings of the engine, which somebody may change; 30,000 by default. */
  readonly settingsInterval?: number;
}

/** What the indexer is doing, for the status page. */
export interface IndexerStatus {
  /** `waiting`: another indexer works on this engine, or the database is away. */
  readonly state: 'stopped' | 'waiting' | 'working' | 'rebuilding' | 'engine away';
  readonly pending: number;
  readonly parked: number;
  /** Age of the oldest change that is not searchable yet. */
  readonly lagSeconds: number;
  readonly driftFound: number;
  readonly driftRepaired: number;
}

export interface Indexer {
  /** Begins to work; resolves at once. */
  start(): void;
  /** Resolves when the work at hand is done or given up and the lock released. */
  stop(): Promise<void>;
  status(): Promise<IndexerStatus>;
}
