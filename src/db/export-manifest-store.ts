import type { Knex } from 'knex';
import type { ExportScope } from '../domain/export-tables.ts';
import type { ExportKey, ExportManifests } from '../ports/export-manifests.ts';
import type { Database } from './open-database.ts';
import { firstRow, rows } from './rows.ts';

/** Manifests of a scope that are kept. */
const KEPT = 1000;
/** Of transactions that add to a chain; with the number of the scope it is a pair of advisory locks. */
const CHAIN_LOCK = 7_301_013;

/** Manifests of exports and their keys in PostgreSQL. */
export function createExportManifests(db: Database): ExportManifests {
  return {
    keys: () =>
      rows<ExportKey>(
        db,
        `select kid, public_jwk as "publicJwk", sealed_private_key as "sealedPrivateKey", created_at as "createdAt",
           retired_at as "retiredAt"
         from export_keys order by retired_at desc nulls first, kid`,
      ),

    async addKey({ kid, publicJwk, sealedPrivateKey }, expected) {
      await db.transaction(async (trx) => {
        await lockChain(trx, 'keys');
        const current = await firstRow<{ kid: string }>(trx, 'select kid from export_keys where retired_at is null');
        if ((current?.kid ?? null) !== expected) return;
        await trx.raw('update export_keys set retired_at = now() where retired_at is null');
        await trx.raw('insert into export_keys (kid, public_jwk, sealed_private_key) values (?, ?, ?)', [
          kid,
          JSON.stringify(publicJwk),
          sealedPrivateKey,
        ]);
      });
    },

    manifest: (scope, number) => readManifest(db, scope, number),

    append: (scope, next) =>
      db.transaction(async (trx) => {
        await lockChain(trx, scope);
        const { number, text } = next(await readManifest(trx, scope));
        await trx.raw(
          'insert into export_manifests (scope, number, manifest) values (?, ?, ?) on conflict do nothing',
          [scope, number, text],
        );
        await trx.raw('delete from export_manifests where scope = ? and number <= ?', [scope, number - KEPT]);
        return text;
      }),
  };
}

/** Held until the end of the transaction. */
async function lockChain(trx: Knex, chain: ExportScope | 'keys'): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?, hashtext(?))', [CHAIN_LOCK, chain]);
}

async function readManifest(db: Knex, scope: ExportScope, number?: number): Promise<string | null> {
  const row = await firstRow<{ manifest: string }>(
    db,
    `select manifest from export_manifests where scope = ? and (?::integer is null or number = ?::integer)
     order by number desc limit 1`,
    [scope, number ?? null, number ?? null],
  );
  return row?.manifest ?? null;
}
