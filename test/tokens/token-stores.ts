import type { ExecutionContext } from 'ava';
import { createClientStore } from '../../src/db/client-store.ts';
import { createSigningKeyStore } from '../../src/db/signing-key-store.ts';
import type { TokenServiceOptions } from '../../src/tokens/create-token-service.ts';
import { testDatabase } from '../support/database.ts';

export type TokenStores = Pick<TokenServiceOptions, 'clients' | 'keys'>;

/** Clients and signing keys in an empty database of the test's own. */
export async function tokenStores(t: ExecutionContext): Promise<TokenStores> {
  const { db } = await testDatabase(t);
  return { clients: createClientStore(db), keys: createSigningKeyStore(db) };
}
