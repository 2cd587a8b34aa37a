import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { createOutageLog } from '../../lib/outage-log.ts';
import { poll } from '../../lib/poll.ts';
import type { ClientStore } from '../../ports/client-store.ts';

const POLL_MS = 2000;
const MAX_CACHED_CLIENTS = 10_000;
const CACHED_MS = 10 * 60_000;

export interface ClientAdmission {
  /** Begins to follow which clients are disabled or have their own limit. */
  start(): Promise<void>;
  stop(): void;
  isDisabled(clientId: string): boolean;
  /** The client's own limit in requests a minute; null for none. */
  limitOf(clientId: string): number | null;
  /** Tells whether the client exists and is enabled; asks the store only for clients not seen lately. */
  isAdmitted(clientId: string): Promise<boolean>;
}

export interface ClientAdmissionDeps {
  readonly clients: Pick<ClientStore, 'find' | 'exceptions'>;
  readonly logger: Logger;
  readonly pollMs?: number | undefined;
}

export function createClientAdmission(deps: ClientAdmissionDeps): ClientAdmission {
  const { clients, logger, pollMs = POLL_MS } = deps;
  const outage = createOutageLog(logger, {
    failed: 'disabled clients and limits could not be read; those known so far stay as they are',
    recovered: 'disabled clients and limits can be read again',
  });
  const known = new LRUCache<string, true>({ max: MAX_CACHED_CLIENTS, ttl: CACHED_MS });
  let disabled: ReadonlySet<string> = new Set();
  let limits: ReadonlyMap<string, number | null> = new Map();

  async function reload(): Promise<void> {
    try {
      const found = await clients.exceptions();
      disabled = new Set(found.filter((client) => client.disabled).map(({ clientId }) => clientId));
      limits = new Map(found.map(({ clientId, requestsPerMinute }) => [clientId, requestsPerMinute]));
      outage.recovered();
    } catch (error) {
      outage.failed(error);
    }
  }

  return {
    ...poll(pollMs, reload),
    limitOf: (clientId) => limits.get(clientId) ?? null,
    isDisabled: (clientId) => disabled.has(clientId),
    async isAdmitted(clientId) {
      if (disabled.has(clientId)) return false;
      if (known.has(clientId)) return true;
      const client = await clients.find(clientId);
      if (client === null || client.disabled) return false;
      known.set(clientId, true);
      return true;
    },
  };
}
