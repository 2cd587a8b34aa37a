import type { IncomingMessage } from 'node:http';
import type { RouterContext } from '@koa/router';
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import type { Logger } from 'pino';
import { ServiceError } from '../domain/errors.ts';
import { requestState } from '../http/request-state.ts';
import { setHeaders } from '../http/set-headers.ts';
import type { Ask } from './mcp/operations.ts';

const MAX_BODY_BYTES = 65_536;

/** POST /mcp: the Model Context Protocol over streamable HTTP, without sessions; answers are whole. */
export function mcpRoute(ask: Ask, { baseUrl, logger }: { readonly baseUrl: string; readonly logger: Logger }) {
  let handler: Promise<McpHttpHandler> | undefined;
  return async (ctx: RouterContext): Promise<void> => {
    handler ??= loadHandler(ask, logger);
    const { fetch } = await handler;
    const request = new Request(`${baseUrl}/mcp`, {
      method: 'POST',
      headers: Object.entries(ctx.headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: await messageOf(ctx.req),
      signal: requestState(ctx).signal(),
    });
    const response = await fetch(request);
    const body = Buffer.from(await response.arrayBuffer());
    setHeaders(ctx, { ...Object.fromEntries(response.headers), 'cache-control': 'no-store' });
    ctx.body = body.length > 0 ? body : null;
    ctx.status = response.status;
  };
}

/**
 * Reads the message in the body. A request counts as one, so it must not hold several.
 * @throws ServiceError 400 for a batch, 413 for too long a body
 */
async function messageOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_BODY_BYTES) {
      throw new ServiceError(413, 'body_too_large', `The body has more than ${MAX_BODY_BYTES} bytes.`);
    }
    parts.push(part);
  }
  const text = Buffer.concat(parts).toString();
  if (!text.trimStart().startsWith('[')) return text;
  throw new ServiceError(400, 'batch_refused', 'The body holds several messages; send one a request.');
}

/** Loaded on first use, so that installations without assistants do not wait for it at every start. */
async function loadHandler(ask: Ask, logger: Logger): Promise<McpHttpHandler> {
  const { createMcpHandler } = await import('@modelcontextprotocol/server');
  const { createMcpServer } = await import('./mcp/create-mcp-server.ts');
  const failed = (err: unknown) => logger.error({ err }, 'a tool failed');
  return createMcpHandler(() => createMcpServer(ask, failed), {
    onerror: (err) => logger.debug({ err }, 'an MCP request was refused'),
    maxSubscriptions: 0,
    keepAliveMs: 0,
  });
}
