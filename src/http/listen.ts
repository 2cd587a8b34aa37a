import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { answerClientError } from './client-error.ts';
import { createGracefulStop, type GracefulStop } from './graceful-stop.ts';

export interface ListenOptions {
  /** For messages: "API", "token service". */
  readonly name: string;
  readonly host: string;
  /** 0 = any free port. */
  readonly port: number;
  /** Environment variable that moves the port, named when the port is taken. */
  readonly portVariable: string;
  /** Environment variable that moves the address, named when the machine does not have it. */
  readonly hostVariable: string;
  readonly logger: Logger;
  /** Connections still open after this time are cut when stopping; 4000 by default, twice what a request may take. */
  readonly hardEndMs?: number;
  /** The headers of a request have to arrive in this time, which is looked at once a second; 5000 by default. */
  readonly headersMs?: number;
  /** A connection on which nothing moves for so long while it has a request is cut; 30,000 by default. */
  readonly idleMs?: number;
}

export interface RunningServer extends GracefulStop {
  readonly port: number;
}

/**
 * Connections that may wait to be accepted, where the system allows as many. With Node's 511 a burst overflows, and whoever
 * is left out tries again after one second and after three.
 */
const BACKLOG = 4096;

/** A port that cannot be listened on, with the remedy in the message. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is already taken',
  EACCES: 'may not be opened by this account',
  EADDRNOTAVAIL: 'is on an address this machine does not have',
};

/**
 * Serves `handler` with time limits for slow and silent clients.
 * @throws ListenError when the port cannot be opened
 */
export async function listen(handler: RequestListener, options: ListenOptions): Promise<RunningServer> {
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      headersTimeout: options.headersMs ?? 5000,
      requestTimeout: 10_000,
      keepAliveTimeout: 65_000,
      // The two limits above are only looked at this often.
      connectionsCheckingInterval: 1000,
    },
    handler,
  );
  // For clients that ask and do not read: an answer that nobody takes would be held for ever.
  server.timeout = options.idleMs ?? 30_000;
  server.on('clientError', answerClientError);
  const ending = createGracefulStop(server, options.hardEndMs ?? 4000);
  const port = await open(server, options);
  server.on('error', (err) => options.logger.error({ err }, `${options.name}: server error`));
  return { port, ...ending };
}

function open(server: Server, options: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(whyNot(error, options)));
    const { host, port } = options;
    server.listen({ host, port, backlog: BACKLOG }, () => resolve((server.address() as AddressInfo).port));
  });
}

function whyNot(error: NodeJS.ErrnoException, options: ListenOptions): ListenError {
  const { name, host, port, portVariable, hostVariable } = options;
  const reason = REASONS[error.code ?? ''] ?? `could not be opened (${error.message})`;
  const remedy =
    error.code === 'EADDRNOTAVAIL' ? `Set ${hostVariable} to another address.` : `Set ${portVariable} to another port.`;
  return new ListenError(`The ${name} cannot start: port ${port} on ${host} ${reason}. ${remedy}`, { cause: error });
}
