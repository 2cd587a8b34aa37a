/** An API client as stored. */
export interface ApiClient {
  readonly clientId: string;
  readonly name: string;
  readonly disabled: boolean;
  /** Null where the limit of the service holds. */
  readonly requestsPerMinute: number | null;
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
  /** Null: the limit of the service. False when the client is unknown. */
  setLimit(clientId: string, requestsPerMinute: number | null): Promise<boolean>;
  /** For the APIs: the clients whose tokens are refused, and those with a limit of their own. */
  exceptions(): Promise<readonly Pick<ApiClient, 'clientId' | 'disabled' | 'requestsPerMinute'>[]>;
}
