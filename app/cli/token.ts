import { UsageError } from '../../src/domain/errors.ts';
import { readDemoClient } from '../demo-client.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { commandContext } from './command-context.ts';

/** Prints an access token of the demo client, requested as any consumer does. */
export async function printToken(options: { readonly json?: boolean }, io: CommandIo): Promise<ExitCode> {
  const { config } = commandContext();
  const demo = await readDemoClient(config.dataDir);
  if (!demo) {
    throw new UsageError(
      `${config.dataDir} holds no demo client: run \`menus start\` first, or set DATA_DIR to its data folder`,
    );
  }
  const response = await fetch(`${demo.auth_url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: demo.client_id,
      client_secret: demo.client_secret,
      audience: demo.audience,
      grant_type: 'client_credentials',
    }),
    signal: AbortSignal.timeout(5000),
  }).catch(() => null);
  if (!response) {
    io.say(`The token service does not answer at ${demo.auth_url}: is \`menus start\` running?`);
    return EXIT.unreachable;
  }
  const body = (await response.json().catch(() => ({}))) as {
    access_token?: string;
    error?: string;
    error_description?: string;
  };
  if (!body.access_token) {
    io.say(`The token service refused: ${body.error_description ?? body.error ?? response.status}`);
    return EXIT.failed;
  }
  io.out(options.json ? JSON.stringify(body) : body.access_token);
  return EXIT.done;
}
