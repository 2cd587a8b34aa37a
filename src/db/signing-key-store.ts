import type { Knex } from 'knex';
import type { SigningKeyStore, StoredSigningKey } from '../ports/signing-key-store.ts';
import type { Database } from './open-database.ts';
import { rows } from './rows.ts';

export function createSigningKeyStore(db: Database): SigningKeyStore {
  return {
    list: () => readKeys(db),
    update: (change) =>
      db.transaction(async (trx) => {
        // Readers continue; a second writer waits and then sees the keys of the first.
        await trx.raw('lock table signing_keys in share row exclusive mode');
        const keys = change(await readKeys(trx));
        await trx.raw('delete from signing_keys');
        for (const key of keys) await insertKey(trx, key);
        return readKeys(trx);
      }),
  };
}

async function readKeys(db: Knex): Promise<readonly StoredSigningKey[]> {
  return rows<StoredSigningKey>(
    db,
    `select kid, algorithm, public_jwk as "publicJwk", sealed_private_key as "sealedPrivateKey", state,
       created_at as "createdAt", retired_at as "retiredAt"
     from signing_keys order by created_at, kid`,
  );
}

async function insertKey(db: Knex, key: StoredSigningKey): Promise<void> {
  await db.raw(
    `insert into signing_keys (kid, algorithm, public_jwk, sealed_private_key, state, created_at, retired_at)
     values (?, ?, ?, ?, ?, ?, ?)`,
    [
      key.kid,
      key.algorithm,
      JSON.stringify(key.publicJwk),
      key.sealedPrivateKey,
      key.state,
      key.createdAt,
      key.retiredAt,
    ],
  );
}
