import { UsageError } from '../domain/errors.ts';
import type { ApiClient, ClientStore } from '../ports/client-store.ts';
import { generateClientId, generateClientSecret, hashSecret } from './client-credentials.ts';

const MAX_NAME_LENGTH = 100;

/** Credentials of a new client; the secret is stored nowhere and cannot be shown again. */
export interface NewClientCredentials {
  readonly client_id: string;
  readonly client_secret: string;
}

export interface ClientSummary extends Omit<ApiClient, 'secretHashes'> {
  readonly liveSecrets: number;
}

/** Registers a client. @throws UsageError if the name is empty or longer than 100 characters */
export async function createClient(clients: ClientStore, name: string): Promise<NewClientCredentials> {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > MAX_NAME_LENGTH) {
    throw new UsageError(
      `A client needs a name of 1 to ${MAX_NAME_LENGTH} characters; this one has ${trimmed.length}.`,
    );
  }
  const credentials = { client_id: generateClientId(), client_secret: generateClientSecret() };
  await clients.create({
    clientId: credentials.client_id,
    name: trimmed,
    secretHash: hashSecret(credentials.client_secret),
  });
  return credentials;
}

export async function listClients(clients: ClientStore): Promise<readonly ClientSummary[]> {
  return (await clients.list()).map(summary);
}

/** Adds a second live secret to a client; the previous one stays valid, an older one is dropped. @throws UsageError if there is no such client */
export async function rotateClientSecret(clients: ClientStore, clientId: string): Promise<NewClientCredentials> {
  const secret = generateClientSecret();
  if (!(await clients.addSecret(clientId, hashSecret(secret)))) throw unknownClient(clientId);
  return { client_id: clientId, client_secret: secret };
}

/**
 * Disables or enables a client. A disabled one gets no tokens, and its existing ones are refused within seconds.
 * @throws UsageError if there is no such client
 */
export async function setClientDisabled(clients: ClientStore, clientId: string, disabled: boolean): Promise<void> {
  if (!(await clients.setDisabled(clientId, disabled))) throw unknownClient(clientId);
}

/** Sets a client's own limit, or with null that of the service; APIs follow within seconds. @throws UsageError if there is no such client */
export async function setClientLimit(
  clients: ClientStore,
  clientId: string,
  requestsPerMinute: number | null,
): Promise<void> {
  if (!(await clients.setLimit(clientId, requestsPerMinute))) throw unknownClient(clientId);
}

function summary(client: ApiClient): ClientSummary {
  const { clientId, name, disabled, secretHashes, requestsPerMinute, createdAt } = client;
  return { clientId, name, disabled, liveSecrets: secretHashes.length, requestsPerMinute, createdAt };
}

function unknownClient(clientId: string): UsageError {
  return new UsageError(`There is no client "${clientId}". List the clients to see their ids.`);
}
