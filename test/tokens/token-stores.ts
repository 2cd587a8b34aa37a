import type { ExecutionContext } from 'ava';
import type { ApiClient, ClientStore } from '../../src/ports/client-store.ts';
import type { SigningKeyStore, StoredSigningKey } from '../../src/ports/signing-key-store.ts';

export interface TokenStores {
  readonly clients: ClientStore;
  readonly keys: SigningKeyStore;
}

export async function tokenStores(_t: ExecutionContext): Promise<TokenStores> {
  const rows = new Map<string, ApiClient>();
  let keys: readonly StoredSigningKey[] = [];
  const change = (id: string, fields: (row: ApiClient) => Partial<ApiClient>) => {
    const row = rows.get(id);
    if (row) rows.set(id, { ...row, ...fields(row) });
    return row !== undefined;
  };
  return {
    clients: {
      create: async ({ clientId, name, secretHash }) => {
        rows.set(clientId, { clientId, name, disabled: false, secretHashes: [secretHash], createdAt: new Date() });
      },
      find: async (id) => rows.get(id) ?? null,
      list: async () => [...rows.values()],
      addSecret: async (id, hash) => change(id, (row) => ({ secretHashes: [hash, ...row.secretHashes].slice(0, 2) })),
      setDisabled: async (id, disabled) => change(id, () => ({ disabled })),
      disabledClientIds: async () => [...rows.values()].filter((row) => row.disabled).map((row) => row.clientId),
    },
    keys: {
      list: async () => keys,
      update: async (next) => {
        keys = next(keys);
        return keys;
      },
    },
  };
}
