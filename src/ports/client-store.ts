export interface ApiClient {
  readonly clientId: string;
  readonly name: string;
  readonly disabled: boolean;
  /** Null for the limit of the service. */
  readonly requestsPerMinute: number | null;
  /** SHA-256 of each valid secret in lower-case hex, newest first; at most two. */
  readonly secretHashes: readonly string[];
  readonly createdAt: Date;
}

export interface ClientStore {
  create(client: { readonly clientId: string; readonly name: string; readonly secretHash: string }): Promise<void>;
  find(clientId: string): Promise<ApiClient | null>;
  list(): Promise<readonly ApiClient[]>;
  /** Adds a secret and keeps the previous one; false if the client is unknown. */
  addSecret(clientId: string, secretHash: string): Promise<boolean>;
  setDisabled(clientId: string, disabled: boolean): Promise<boolean>;
  /** Null: the limit of the service. False if the client is unknown. */
  setLimit(clientId: string, requestsPerMinute: number | null): Promise<boolean>;
  /** Clients that the API refuses, and those with a limit of their own. */
  exceptions(): Promise<readonly Pick<ApiClient, 'clientId' | 'disabled' | 'requestsPerMinute'>[]>;
}
