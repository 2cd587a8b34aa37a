import { UsageError } from '../src/domain/errors.ts';
import type { ApiClient, ClientStore } from '../src/ports/client-store.ts';
import { generateClientId, generateClientSecret, hashSecret } from './client-credentials.ts';

const LONGEST_NAME = 100;

/** What a new client is given; the secret is stored nowhere and cannot be shown again. */
export interface NewClientCredentials {
  readonly client_id: string;
  readonly client_secret: string;
}

/** An API client as an operator sees it. */
export interface ClientSummary extends Omit<ApiClient, 'secretHashes'> {
  readonly liveSecrets: number;
}

/**
 * Registers a client.
 * @param given credentials that everybody may know; made at random by default
 * @throws UsageError when the name is empty or longer than 100 characters
 */
export async function createClient(
  clients: ClientStore,
  { name, given }: { readonly name: string; readonly given?: NewClientCredentials | undefined },
): Promise<NewClientCredentials> {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > LONGEST_NAME) {
    throw new UsageError(`A client needs a name of 1 to ${LONGEST_NAME} characters; this one has ${trimmed.length}.`);
  }
  const credentials = given ?? { client_id: generateClientId(), client_secret: generateClientSecret() };
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

/**
 * Adds a second live secret to a client; the one before stays valid, an older one dies.
 * @throws UsageError when there is no such client
 */
export async function rotateClientSecret(clients: ClientStore, clientId: string): Promise<NewClientCredentials> {
  const secret = generateClientSecret();
  if (!(await clients.addSecret(clientId, hashSecret(secret)))) throw unknownClient(clientId);
  return { client_id: clientId, client_secret: secret };
}

/**
 * A disabled client gets no tokens, and those it holds are refused within seconds.
 * @throws UsageError when there is no such client
 */
export async function setClientDisabled(clients: ClientStore, clientId: string, disabled: boolean): Promise<void> {
  if (!(await clients.setDisabled(clientId, disabled))) throw unknownClient(clientId);
}

/**
 * Gives a client a limit of its own, or with null that of the service again; APIs follow within seconds.
 * @throws UsageError when there is no such client
 */
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
