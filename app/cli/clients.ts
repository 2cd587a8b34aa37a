import { UsageError } from '../../src/domain/errors.ts';
import type { NewClientCredentials } from '../../tokens/clients.ts';
import {
  createClient,
  listClients,
  rotateClientSecret as rotateSecret,
  setClientDisabled,
} from '../../tokens/clients.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { withStores } from './with-stores.ts';

/** `menus clients create` */
export async function createApiClient(options: { name: string; json?: boolean }, io: CommandIo): Promise<ExitCode> {
  if (options.name.trim() === '') throw new UsageError('--name is empty; it says which application the client is for');
  return withStores(async (stores) => {
    show(await createClient(stores.clients, { name: options.name }), options.json, io);
    return EXIT.done;
  });
}

/** `menus clients list` */
export function listApiClients(options: { json?: boolean }, io: CommandIo): Promise<ExitCode> {
  return withStores(async (stores) => {
    const clients = await listClients(stores.clients);
    for (const client of clients) {
      const state = client.disabled ? 'disabled' : 'active';
      const line = `${client.clientId}  ${state.padEnd(8)}  ${client.liveSecrets} secret${client.liveSecrets === 1 ? ' ' : 's'}  ${client.name}`;
      io.out(options.json ? JSON.stringify(client) : line);
    }
    if (clients.length === 0) io.say('There are no clients yet: menus clients create --name NAME');
    return EXIT.done;
  });
}

/** `menus clients rotate` */
export function rotateClientSecret(clientId: string, options: { json?: boolean }, io: CommandIo): Promise<ExitCode> {
  return withStores(async (stores) => {
    show(await rotateSecret(stores.clients, clientId), options.json, io);
    return EXIT.done;
  });
}

/** `menus clients disable` */
export function disableApiClient(
  clientId: string,
  options: { readonly json?: boolean },
  io: CommandIo,
): Promise<ExitCode> {
  return withStores(async (stores) => {
    await setClientDisabled(stores.clients, clientId, true);
    io.out(
      options.json
        ? JSON.stringify({ clientId, disabled: true })
        : `${clientId} is disabled; its tokens are refused within seconds.`,
    );
    return EXIT.done;
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
