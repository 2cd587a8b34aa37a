import { ServiceError, UsageError } from '../../src/domain/errors.ts';
import { type DemoClient, readDemoClient } from '../demo-client.ts';
import type { CommandIo, JsonOption } from '../terminal/command-io.ts';
import { commandContext } from './command-context.ts';

/** Prints an access token of the demo client. */
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

/** What the token service answers. */
interface TokenAnswer {
  readonly access_token: string;
}

const LONGEST_MS = 5000;

/**
 * A token of the demo client, requested as any consumer does.
 * @throws ServiceError 503 where the token service does not answer, and with its own status where it refuses
 */
export async function requestDemoToken(demo: DemoClient): Promise<TokenAnswer> {
  const { client_id, client_secret, audience, auth_url } = demo;
  const response = await fetch(`${auth_url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id, client_secret, audience, grant_type: 'client_credentials' }),
    signal: AbortSignal.timeout(LONGEST_MS),
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
