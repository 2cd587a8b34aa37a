import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { createOutageLog } from '../../lib/outage-log.ts';
import { regularly } from '../../lib/regularly.ts';
import type { ClientStore } from '../../ports/client-store.ts';

const POLL_MS = 2000;
const KNOWN_CLIENTS = 10_000;
const KNOWN_FOR_MS = 10 * 60_000;

/** Which clients may use their tokens. */
export interface ClientAdmission {
  /** Begins to follow which clients are disabled or have a limit of their own. */
  start(): Promise<void>;
  stop(): void;
  isDisabled(clientId: string): boolean;
  /** Requests a minute that the client has for itself; null where it has no limit of its own. */
  limitOf(clientId: string): number | null;
  /** Whether there is such a client and it is not disabled; asks the store only for clients it has not seen lately. */
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
    well: 'disabled clients and limits can be read again',
  });
  const known = new LRUCache<string, true>({ max: KNOWN_CLIENTS, ttl: KNOWN_FOR_MS });
  let disabled: ReadonlySet<string> = new Set();
  let limits: ReadonlyMap<string, number | null> = new Map();

  async function poll(): Promise<void> {
    try {
      const found = await clients.exceptions();
      disabled = new Set(found.filter((client) => client.disabled).map(({ clientId }) => clientId));
      limits = new Map(found.map(({ clientId, requestsPerMinute }) => [clientId, requestsPerMinute]));
      outage.well();
    } catch (error) {
      outage.failed(error);
    }
  }

  return {
    ...regularly(pollMs, poll),
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
