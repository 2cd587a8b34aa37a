import type { ExecutionContext } from 'ava';
import { createClientStore } from '../../src/db/client-store.ts';
import { createRequestLevels } from '../../src/db/request-levels.ts';
import { createSigningKeyStore } from '../../src/db/signing-key-store.ts';
import type { ClientStore } from '../../src/ports/client-store.ts';
import type { RequestLevels } from '../../src/ports/request-levels.ts';
import type { SigningKeyStore } from '../../src/ports/signing-key-store.ts';
import { testDatabase } from '../support/database.ts';

export interface TokenStores {
  readonly clients: ClientStore;
  readonly keys: SigningKeyStore;
  readonly requestLevels: RequestLevels;
}

/** Clients and signing keys in an empty database of the test's own. */
export async function tokenStores(t: ExecutionContext): Promise<TokenStores> {
  const { db } = await testDatabase(t);
  return { clients: createClientStore(db), keys: createSigningKeyStore(db), requestLevels: createRequestLevels(db) };
}
