import type { ApiClient, ClientStore } from '../ports/client-store.ts';
import type { Database } from './open-database.ts';

const SELECT = `select client_id as "clientId", name, disabled, secret_hashes as "secretHashes", created_at as "createdAt"
  from oauth_clients`;

/** API clients in PostgreSQL. */
export function createClientStore(db: Database): ClientStore {
  return {
    async create({ clientId, name, secretHash }) {
      await db.raw('insert into oauth_clients (client_id, name, secret_hashes) values (?, ?, ?)', [
        clientId,
        name,
        [secretHash],
      ]);
    },

    async find(clientId) {
      const { rows } = await db.raw<{ rows: ApiClient[] }>(`${SELECT} where client_id = ?`, [clientId]);
      return rows[0] ?? null;
    },

    async list() {
      const { rows } = await db.raw<{ rows: ApiClient[] }>(`${SELECT} order by created_at, client_id`);
      return rows;
    },

    async addSecret(clientId, secretHash) {
      const { rowCount } = await db.raw<{ rowCount: number }>(
        'update oauth_clients set secret_hashes = array[?::text] || secret_hashes[1:1] where client_id = ?',
        [secretHash, clientId],
      );
      return rowCount === 1;
    },

    async setDisabled(clientId, disabled) {
      const { rowCount } = await db.raw<{ rowCount: number }>(
        'update oauth_clients set disabled = ? where client_id = ?',
        [disabled, clientId],
      );
      return rowCount === 1;
    },

    async disabledClientIds() {
      const { rows } = await db.raw<{ rows: { client_id: string }[] }>(
        'select client_id from oauth_clients where disabled order by client_id',
      );
      return rows.map(({ client_id }) => client_id);
    },
  };
}
