/** An API client as stored; secrets only as SHA-256. */
export interface ApiClient {
  readonly clientId: string;
  readonly name: string;
  readonly disabled: boolean;
  /** Lower-case hex SHA-256 of each live secret, newest first; at most two. */
  readonly secretHashes: readonly string[];
  readonly createdAt: Date;
}

export interface ClientStore {
  create(client: { readonly clientId: string; readonly name: string; readonly secretHash: string }): Promise<void>;
  find(clientId: string): Promise<ApiClient | null>;
  list(): Promise<readonly ApiClient[]>;
  /** Adds a secret and keeps the one before; false when the client is unknown. */
  addSecret(clientId: string, secretHash: string): Promise<boolean>;
  setDisabled(clientId: string, disabled: boolean): Promise<boolean>;
  /** Ids of disabled clients, for the verifiers' refusal list. */
  disabledClientIds(): Promise<readonly string[]>;
}
