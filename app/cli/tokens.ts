import { KEY_REFRESH_SECONDS } from '../../src/api/access-token/verification-keys.ts';
import { ServiceError, UsageError } from '../../src/domain/errors.ts';
import type { SigningAlgorithm } from '../../src/ports/signing-key-store.ts';
import {
  createClient,
  listClients,
  type NewClientCredentials,
  rotateClientSecret as rotateSecret,
  setClientDisabled,
  setClientLimit,
} from '../../src/tokens/clients.ts';
import { JWKS_MAX_AGE_SECONDS, KEY_RELOAD_SECONDS } from '../../src/tokens/key-lifetime.ts';
import { rotateKeys } from '../../src/tokens/rotate-keys.ts';
import { type DemoClient, readDemoClient } from '../demo-client.ts';
import { encryptionKey } from '../wiring/encryption-key.ts';
import { commandContext } from './command-context.ts';
import type { CommandIo, JsonOption } from './terminal/command-io.ts';
import { withStores } from './with-stores.ts';

export async function printToken(options: JsonOption, io: CommandIo): Promise<void> {
  const { config } = commandContext();
  const demo = await readDemoClient(config.dataDir);
  if (!demo) {
    throw new UsageError(
      `${config.dataDir} holds no demo client: run \`menus start\` first, or set DATA_DIR to its data folder`,
    );
  }
  const answer = await requestDemoToken(demo);
  io.out(options.json ? JSON.stringify(answer) : answer.access_token);
}

interface TokenAnswer {
  readonly access_token: string;
}

const MAX_MS = 5000;

/**
 * Requests a token of the demo client as any consumer does.
 * @throws ServiceError 503 where the token service does not answer, and with its own status where it refuses
 */
export async function requestDemoToken(demo: DemoClient): Promise<TokenAnswer> {
  const { client_id, client_secret, audience, auth_url } = demo;
  const response = await fetch(`${auth_url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id, client_secret, audience, grant_type: 'client_credentials' }),
    signal: AbortSignal.timeout(MAX_MS),
  }).catch((cause: unknown) => {
    const detail = `the token service does not answer at ${auth_url}: is \`menus start\` running?`;
    throw new ServiceError(503, 'unavailable', detail, { cause });
  });
  const body = (await response.json().catch(() => ({}))) as Partial<TokenAnswer> & {
    readonly error?: string;
    readonly error_description?: string;
  };
  const { access_token } = body;
  if (access_token) return { ...body, access_token };
  const reason = body.error_description ?? body.error ?? response.status;
  throw new ServiceError(400, 'invalid_request', `the token service refused: ${reason}`);
}

export async function createApiClient(options: { name: string; json?: boolean }, io: CommandIo): Promise<void> {
  if (options.name.trim() === '') throw new UsageError('--name is empty; it says which application the client is for');
  return withStores(async (stores) => {
    show(await createClient(stores.clients, options.name), options.json, io);
  });
}

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

export function rotateClientSecret(clientId: string, options: JsonOption, io: CommandIo): Promise<void> {
  return withStores(async (stores) => {
    show(await rotateSecret(stores.clients, clientId), options.json, io);
  });
}

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

const MAX_PER_MINUTE = 1_000_000;

export async function limitApiClient(
  clientId: string,
  perMinute: string,
  options: JsonOption,
  io: CommandIo,
): Promise<void> {
  const limit = perMinute === 'default' ? null : /^\d{1,9}$/.test(perMinute) ? Number(perMinute) : Number.NaN;
  if (limit !== null && !(limit >= 1 && limit <= MAX_PER_MINUTE))
    throw new UsageError(`"${perMinute}" is no limit; expected 1 to ${MAX_PER_MINUTE} requests a minute, or default`);
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
  io.say('The secret is shown only once and stored nowhere. Keep it where only the application can read it.');
}

/** Seconds until the token service stops publishing a key, caches have dropped it, and the APIs have read the keys again. */
const REVOKED_AFTER_SECONDS = KEY_RELOAD_SECONDS + JWKS_MAX_AGE_SECONDS + KEY_REFRESH_SECONDS;

export function rotateSigningKeys(
  options: { readonly revoke?: boolean; readonly algorithm?: SigningAlgorithm; readonly json?: boolean },
  io: CommandIo,
): Promise<void> {
  return withStores(async (stores, { config }) => {
    const rotation = await rotateKeys({
      keys: stores.signingKeys,
      keyEncryptionKey: await encryptionKey(config, 'tokens'),
      algorithm: options.algorithm,
      revoke: options.revoke ?? false,
    });
    if (options.revoke) {
      io.say(
        `Every API that reaches the token service refuses the removed keys within ${REVOKED_AFTER_SECONDS} seconds.`,
      );
    }
    if (options.json) return io.out(JSON.stringify(rotation));
    io.out(`signs      ${rotation.signing}`);
    io.out(`next       ${rotation.next}`);
    for (const kid of rotation.published) io.out(`published  ${kid}`);
    for (const kid of rotation.removed) io.out(`removed    ${kid}`);
  });
}
