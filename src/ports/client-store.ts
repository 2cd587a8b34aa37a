/** An API client as stored. */
export interface ApiClient {
  readonly clientId: string;
  readonly name: string;
  readonly disabled: boolean;
  /** SHA-256 of each valid secret in lower-case hex, newest first; at most two. */
  readonly secretHashes: readonly string[];
  readonly createdAt: Date;
}

export interface ClientStore {
  create(client: { readonly clientId: string; readonly name: string; readonly secretHash: string }): Promise<void>;
  find(clientId: string): Promise<ApiClient | null>;
  list(): Promise<readonly ApiClient[]>;
  /** Adds a secret and keeps the latest one before it; false when the client is unknown. */
  addSecret(clientId: string, secretHash: string): Promise<boolean>;
  /** False when the client is unknown. */
  setDisabled(clientId: string, disabled: boolean): Promise<boolean>;
  /** For the APIs, which refuse the tokens of these clients. */
  disabledClientIds(): Promise<readonly string[]>;
}
