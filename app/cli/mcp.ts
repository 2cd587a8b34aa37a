import type { ClientOptions } from '@menu-data-service/client/core';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { UsageError } from '../../src/domain/errors.ts';
import { createMcpServer } from '../../src/mcp/create-mcp-server.ts';
import { menuDataOverHttp } from '../../src/mcp/menu-data-over-http.ts';
import type { Config } from '../config.ts';
import { readDemoClient } from '../demo-client.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { commandContext } from './command-context.ts';

const VERSION = '1.0.0';

/** `menus mcp`: the tools for an assistant on stdin and stdout, over the API of a running service, until stdin ends. */
export async function serveMcp(_options: object, io: CommandIo): Promise<void> {
  const { config, logger } = commandContext();
  const data = menuDataOverHttp(await whoAsks(config));
  const failed = (err: unknown) => logger.error({ err }, 'a tool failed');
  const server = serveStdio(() => createMcpServer(data, VERSION, failed), {
    onerror: (err) => logger.debug({ err }, 'a message was refused'),
  });
  await new Promise<void>((resolve) => {
    process.stdin.once('close', resolve);
    io.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await server.close();
  process.stdin.destroy();
}

/** The client of MCP_CLIENT_ID at BASE_URL and AUTH_URL, or the demo client of a `menus start` on the same data folder. */
async function whoAsks({ mcpClient, baseUrl, authUrl, dataDir }: Config): Promise<ClientOptions> {
  if (mcpClient) {
    const { id: clientId, secret: clientSecret } = mcpClient;
    return { baseUrl, credentials: { authUrl, clientId, clientSecret } };
  }
  const demo = await readDemoClient(dataDir);
  if (!demo) {
    throw new UsageError(
      `${dataDir} holds no demo client: set DATA_DIR to the data folder of a running \`menus start\`, or MCP_CLIENT_ID, MCP_CLIENT_SECRET, BASE_URL and AUTH_URL for a service elsewhere`,
    );
  }
  const { base_url, auth_url, audience, client_id: clientId, client_secret: clientSecret } = demo;
  return { baseUrl: base_url, audience, credentials: { authUrl: auth_url, clientId, clientSecret } };
}
