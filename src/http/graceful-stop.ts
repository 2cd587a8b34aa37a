import type { Server, ServerResponse } from 'node:http';

/** How a server ends without losing an answer. */
export interface GracefulStop {
  /** From now on every answer carries `Connection: close`, so that clients leave by themselves; new ones are still served. */
  drain(): void;
  /**
   * Finishes the answers in progress and takes no new requests: idle connections are closed, and what is still open after the
   * hard end is cut. Resolves when every connection is closed.
   */
  stop(): Promise<void>;
}

/** @param hardEndMs how long answers in progress may take after `stop` */
export function createGracefulStop(server: Server, hardEndMs: number): GracefulStop {
  const inHand = new Set<ServerResponse>();
  let draining = false;
  let stopped: Promise<void> | undefined;

  server.prependListener('request', (_request, response) => {
    if (draining) response.setHeader('Connection', 'close');
    inHand.add(response);
    response.once('close', () => {
      inHand.delete(response);
      // An answer that was half sent at the stop promised to keep its connection.
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
