import { UsageError } from '../../src/domain/errors.ts';
import type { NewClientCredentials } from '../../tokens/clients.ts';
import {
  createClient,
  listClients,
  rotateClientSecret as rotateSecret,
  setClientDisabled,
  setClientLimit,
} from '../../tokens/clients.ts';
import type { CommandIo, JsonOption } from '../terminal/command-io.ts';
import { withStores } from './with-stores.ts';

/** `menus clients create` */
export async function createApiClient(options: { name: string; json?: boolean }, io: CommandIo): Promise<void> {
  if (options.name.trim() === '') throw new UsageError('--name is empty; it says which application the client is for');
  return withStores(async (stores) => {
    show(await createClient(stores.clients, { name: options.name }), options.json, io);
  });
}

/** `menus clients list` */
export function listApiClients(options: JsonOption, io: CommandIo): Promise<void> {
  return withStores(async (stores) => {
    const clients = await listClients(stores.clients);
    for (const client of clients) {
      const state = client.disabled ? 'disabled' : 'active';
      const limit = client.requestsPerMinute === null ? '' : `  ${client.requestsPerMinute} a minute`;
      const line = `${client.clientId}  ${state.padEnd(8)}  ${client.liveSecrets} secret${client.liveSecrets === 1 ? ' ' : 's'}${limit}  ${client.name}`;
      io.out(options.json ? JSON.stringify(client) : line);
    }
    if (clients.length === 0) io.say('There are no clients yet: menus clients create --name NAME');
  });
}

/** `menus clients rotate` */
export function rotateClientSecret(clientId: string, options: JsonOption, io: CommandIo): Promise<void> {
  return withStores(async (stores) => {
    show(await rotateSecret(stores.clients, clientId), options.json, io);
  });
}

/** `menus clients disable` */
export function disableApiClient(clientId: string, options: JsonOption, io: CommandIo): Promise<void> {
  return withStores(async (stores) => {
    await setClientDisabled(stores.clients, clientId, true);
    io.out(
      options.json
        ? JSON.stringify({ clientId, disabled: true })
        : `${clientId} is disabled; its tokens are refused within seconds.`,
    );
  });
}

const MOST_PER_MINUTE = 1_000_000;

/** `menus clients limit` */
export async function limitApiClient(
  clientId: string,
  perMinute: string,
  options: JsonOption,
  io: CommandIo,
): Promise<void> {
  const limit = perMinute === 'default' ? null : /^\d{1,9}$/.test(perMinute) ? Number(perMinute) : Number.NaN;
  if (limit !== null && !(limit >= 1 && limit <= MOST_PER_MINUTE))
    throw new UsageError(`"${perMinute}" is no limit; expected 1 to ${MOST_PER_MINUTE} requests a minute, or default`);
  return withStores(async (stores) => {
    await setClientLimit(stores.clients, clientId, limit);
    const said = limit === null ? 'the limit of the service' : `${limit} requests a minute`;
    io.out(
      options.json
        ? JSON.stringify({ clientId, requestsPerMinute: limit })
        : `${clientId} has ${said}; it holds within seconds.`,
    );
  });
}

function show(credentials: NewClientCredentials, json: boolean | undefined, io: CommandIo): void {
  if (json) {
    io.out(JSON.stringify(credentials));
    return;
  }
  io.out(`client_id      ${credentials.client_id}`);
  io.out(`client_secret  ${credentials.client_secret}`);
  io.say('The secret is shown this once and stored nowhere. Keep it where only the application can read it.');
}
