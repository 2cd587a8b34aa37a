import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ClientStore } from '../src/ports/client-store.ts';
import { isWellFormedSecret, secretMatches } from './client-credentials.ts';

/** How long right credentials are believed without asking again: a client that is disabled may still get tokens for as long. */
const BELIEVED_MS = 2000;
const ENTRIES = 10_000;

/** Whether these are the credentials of a client that may have tokens. Unknown, wrong and disabled look alike. */
export type AuthenticateClient = (clientId: string, secret: string) => Promise<boolean>;

/**
 * Looks clients up and compares their secrets. What was right is believed for two seconds, so that a client that fetches a token
 * for each of its requests does not also cost a look-up; what was wrong is looked up each time, or an answer that comes
 * sooner would tell which clients there are.
 */
export function createAuthentication(
  clients: Pick<ClientStore, 'find'>,
  now: () => number = () => performance.now(),
): AuthenticateClient {
  const believed = new LRUCache<string, true>({ max: ENTRIES, ttl: BELIEVED_MS, ttlResolution: 0, perf: { now } });
  return async (clientId, secret) => {
    // A text that cannot be a secret never reaches the database, whoever it claims to be from.
    if (!isWellFormedSecret(secret) || clientId.includes('\0')) return false;
    const credentials = hash('sha256', `${clientId}\0${secret}`, 'base64');
    if (believed.has(credentials)) return true;
    const client = await clients.find(clientId);
    const matches = secretMatches(secret, client?.secretHashes ?? []);
    if (!matches || client === null || client.disabled) return false;
    believed.set(credentials, true);
    return true;
  };
}
