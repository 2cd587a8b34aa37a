import { readFile } from 'node:fs/promises';
import type { ClientOptions } from '@menu-data-service/client/core';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';
import { createMcpServer } from '../../src/api/mcp/create-mcp-server.ts';
import { askOverHttp } from '../../src/api/mcp/operations.ts';
import { UsageError } from '../../src/domain/errors.ts';
import type { Config } from '../config.ts';
import { readDemoClient } from '../demo-client.ts';
import { commandContext } from './command-context.ts';
import type { CommandIo } from './terminal/command-io.ts';

/** `menus mcp`: serves the tools for an assistant on stdin and stdout, over the API of a running service, until stdin ends. */
export async function serveMcp({ client }: { readonly client?: string }, io: CommandIo): Promise<void> {
  const { config, logger } = commandContext();
  const ask = askOverHttp(await findClient(client, config));
  const failed = (err: unknown) => logger.error({ err }, 'a tool failed');
  const server = serveStdio(() => createMcpServer(ask, failed), {
    onerror: (err) => logger.debug({ err }, 'a message was refused'),
  });
  await new Promise<void>((resolve) => {
    process.stdin.once('close', resolve);
    io.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await server.close();
  process.stdin.destroy();
}

const clientOfFile = z.object({ client_id: z.string().min(1), client_secret: z.string().min(1) });

/** Client of a file at BASE_URL and AUTH_URL, or the demo client of a `menus start` on the same data folder. */
async function findClient(file: string | undefined, { baseUrl, authUrl, dataDir }: Config): Promise<ClientOptions> {
  if (file !== undefined) {
    const { client_id: clientId, client_secret: clientSecret } = await clientIn(file);
    return { baseUrl, credentials: { authUrl, clientId, clientSecret } };
  }
  const demo = await readDemoClient(dataDir);
  if (!demo) {
    throw new UsageError(
      `${dataDir} holds no demo client: set DATA_DIR to the data folder of a running \`menus start\`, or give --client, BASE_URL and AUTH_URL for a service elsewhere`,
    );
  }
  const { base_url, auth_url, audience, client_id: clientId, client_secret: clientSecret } = demo;
  return { baseUrl: base_url, audience, credentials: { authUrl: auth_url, clientId, clientSecret } };
}

/** @throws UsageError with the expected form of the file, and none of its content */
async function clientIn(file: string): Promise<z.infer<typeof clientOfFile>> {
  try {
    return clientOfFile.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new UsageError(`${file} is no client: expected what \`menus clients create --name NAME --json\` printed`);
  }
}
