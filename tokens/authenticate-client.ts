import type { ClientStore } from '../src/ports/client-store.ts';
import { isWellFormedSecret, secretMatches } from './client-credentials.ts';

/** Whether these are the credentials of a client that may have tokens. Unknown, wrong and disabled look alike. */
export async function authenticateClient(
  clients: Pick<ClientStore, 'find'>,
  clientId: string,
  secret: string,
): Promise<boolean> {
  // A text that cannot be a secret never reaches the database, whoever it claims to be from.
  if (!isWellFormedSecret(secret) || clientId.includes('\0')) return false;
  const client = await clients.find(clientId);
  const matches = secretMatches(secret, client?.secretHashes ?? []);
  return matches && client !== null && !client.disabled;
}
