import { createLoader } from '../lib/create-loader.ts';
import type { ApiClient, ClientStore } from '../ports/client-store.ts';
import type { Database } from './open-database.ts';
import { queryPrepared } from './prepared.ts';
import { anyRow, rows } from './rows.ts';

const SELECT = `select client_id as "clientId", name, disabled, secret_hashes as "secretHashes",
  requests_per_minute as "requestsPerMinute", created_at as "createdAt"
  from oauth_clients`;

export function createClientStore(db: Database): ClientStore {
  return {
    async create({ clientId, name, secretHash }) {
      await db.raw('insert into oauth_clients (client_id, name, secret_hashes) values (?, ?, ?)', [
        clientId,
        name,
        [secretHash],
      ]);
    },

    find: createLoader(async (clientIds: readonly string[]) => {
      const found = await queryPrepared<ApiClient>(db, 'clients-by-id', `${SELECT} where client_id = any($1::text[])`, [
        clientIds,
      ]);
      return new Map(found.map((client) => [client.clientId, client]));
    }),

    list: () => rows<ApiClient>(db, `${SELECT} order by created_at, client_id`),

    addSecret: (clientId, secretHash) =>
      anyRow(db, 'update oauth_clients set secret_hashes = array[?::text] || secret_hashes[1:1] where client_id = ?', [
        secretHash,
        clientId,
      ]),

    setDisabled: (clientId, disabled) =>
      anyRow(db, 'update oauth_clients set disabled = ? where client_id = ?', [disabled, clientId]),

    setLimit: (clientId, requestsPerMinute) =>
      anyRow(db, 'update oauth_clients set requests_per_minute = ? where client_id = ?', [requestsPerMinute, clientId]),

    exceptions: () =>
      rows(
        db,
        `select client_id as "clientId", disabled, requests_per_minute as "requestsPerMinute" from oauth_clients
         where disabled or requests_per_minute is not null order by client_id`,
      ),
  };
}
