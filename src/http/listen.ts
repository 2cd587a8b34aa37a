import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { PROBLEM_TYPE } from './problem.ts';

export interface GracefulStop {
  /** From now on every answer carries `Connection: close`, so that clients leave by themselves; new ones are still served. */
  drain(): void;
  /**
   * Finishes answers in progress and takes no new requests: closes idle connections, and cuts what is still open after the hard end.
   * Resolves when every connection is closed.
   */
  stop(): Promise<void>;
}

/** @param hardEndMs time for answers in progress after `stop` */
function createGracefulStop(server: Server, hardEndMs: number): GracefulStop {
  const inHand = new Set<ServerResponse>();
  let draining = false;
  let stopped: Promise<void> | undefined;

  server.prependListener('request', (_request, response) => {
    if (draining) response.setHeader('Connection', 'close');
    inHand.add(response);
    response.once('close', () => {
      inHand.delete(response);
      // An answer half sent at the stop promised to keep its connection.
      if (stopped) setImmediate(() => server.closeIdleConnections());
    });
  });

  const drain = () => {
    if (draining) return;
    draining = true;
    for (const response of inHand) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
  };

  const close = () =>
    new Promise<void>((resolve) => {
      const hardEnd = setTimeout(() => server.closeAllConnections(), hardEndMs);
      server.close(() => {
        clearTimeout(hardEnd);
        resolve();
      });
      server.closeIdleConnections();
    });

  return {
    drain,
    stop() {
      drain();
      stopped ??= close();
      return stopped;
    },
  };
}

const ANSWERS: Readonly<Record<string, { readonly status: number; readonly code: string; readonly detail: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'headers_too_large', detail: 'The request headers are larger than 16 kB.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request_timeout', detail: 'The request did not arrive in time.' },
};
const UNREADABLE = { status: 400, code: 'bad_request', detail: 'The request is not readable as HTTP/1.1.' };

/** Answers requests that node:http refuses before our code sees them, in the form of all other errors. */
function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, code, detail } = ANSWERS[error.code ?? ''] ?? UNREADABLE;
  const title = STATUS_CODES[status] ?? 'Error';
  const requestId = randomUUID();
  const body = JSON.stringify({ type: 'about:blank', title, status, detail, code, requestId });
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

export interface ListenOptions {
  readonly name: string;
  readonly host: string;
  /** 0 = any free port. */
  readonly port: number;
  /** Environment variable of the port, named if the port is taken. */
  readonly portVariable: string;
  /** Environment variable of the address, named if the machine does not have it. */
  readonly hostVariable: string;
  readonly logger: Logger;
  /** Connections still open after this time are cut when stopping; 4000 by default, twice a request's timeout. */
  readonly hardEndMs?: number;
  /** Time for a request's headers to arrive, checked once a second; 5000 by default. */
  readonly headersMs?: number;
  /** A connection with a request is cut after this time without traffic; 30,000 by default. */
  readonly idleMs?: number;
}

export interface RunningServer extends GracefulStop {
  readonly port: number;
}

/**
 * Connections waiting to be accepted, if the system allows as many. With Node's 511 a burst overflows, and refused clients retry after one
 * and three seconds.
 */
const BACKLOG = 4096;

export class ListenError extends Error {
  override readonly name = 'ListenError';
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is already taken',
  EACCES: 'may not be opened by this account',
  EADDRNOTAVAIL: 'is on an address this machine does not have',
};

/** Serves `handler` with time limits for slow and silent clients. @throws ListenError if the port cannot be opened */
export async function listen(handler: RequestListener, options: ListenOptions): Promise<RunningServer> {
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      headersTimeout: options.headersMs ?? 5000,
      requestTimeout: 10_000,
      keepAliveTimeout: 65_000,
      // Node checks the two limits above only this often.
      connectionsCheckingInterval: 1000,
    },
    handler,
  );
  // For clients that never read: their answers would be held for ever.
  server.timeout = options.idleMs ?? 30_000;
  server.on('clientError', answerClientError);
  const ending = createGracefulStop(server, options.hardEndMs ?? 4000);
  const port = await open(server, options);
  server.on('error', (err) => options.logger.error({ err }, `${options.name}: server error`));
  return { port, ...ending };
}

function open(server: Server, options: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(toListenError(error, options)));
    const { host, port } = options;
    server.listen({ host, port, backlog: BACKLOG }, () => resolve((server.address() as AddressInfo).port));
  });
}

function toListenError(error: NodeJS.ErrnoException, options: ListenOptions): ListenError {
  const { name, host, port, portVariable, hostVariable } = options;
  const reason = REASONS[error.code ?? ''] ?? `could not be opened (${error.message})`;
  const remedy =
    error.code === 'EADDRNOTAVAIL' ? `Set ${hostVariable} to another address.` : `Set ${portVariable} to another port.`;
  return new ListenError(`The ${name} cannot start: port ${port} on ${host} ${reason}. ${remedy}`, { cause: error });
}
