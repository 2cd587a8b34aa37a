import type { ExecutionContext } from 'ava';
import { createClientStore } from '../../src/db/client-store.ts';
import { createRequestCounts } from '../../src/db/request-counts.ts';
import { createSigningKeyStore } from '../../src/db/signing-key-store.ts';
import type { ClientStore } from '../../src/ports/client-store.ts';
import type { RequestCounts } from '../../src/ports/request-counts.ts';
import type { SigningKeyStore } from '../../src/ports/signing-key-store.ts';
import { testDatabase } from '../support/database.ts';

export interface TokenStores {
  readonly clients: ClientStore;
  readonly keys: SigningKeyStore;
  readonly requestCounts: RequestCounts;
}

/** Clients and signing keys in an empty database of the test's own. */
export async function tokenStores(t: ExecutionContext): Promise<TokenStores> {
  const { db } = await testDatabase(t);
  return { clients: createClientStore(db), keys: createSigningKeyStore(db), requestCounts: createRequestCounts(db) };
}
