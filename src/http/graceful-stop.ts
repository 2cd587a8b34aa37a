import type { Server, ServerResponse } from 'node:http';

/**
 * Prepares a server for a stop that loses no answer: answers in progress are finished and carry `Connection: close`,
 * idle connections are closed, and what is still open after `hardEndMs` is cut.
 */
export function createGracefulStop(server: Server, hardEndMs: number): () => Promise<void> {
  const inHand = new Set<ServerResponse>();
  let stopped: Promise<void> | undefined;

  server.prependListener('request', (_request, response) => {
    if (stopped) response.setHeader('Connection', 'close');
    inHand.add(response);
    response.once('close', () => {
      inHand.delete(response);
      // An answer that was half sent at the stop promised to keep its connection.
      if (stopped) setImmediate(() => server.closeIdleConnections());
    });
  });

  const close = () =>
    new Promise<void>((resolve) => {
      const hardEnd = setTimeout(() => server.closeAllConnections(), hardEndMs);
      server.close(() => {
        clearTimeout(hardEnd);
        resolve();
      });
      for (const response of inHand) {
        if (!response.headersSent) response.setHeader('Connection', 'close');
      }
      server.closeIdleConnections();
    });

  return () => {
    stopped ??= close();
    return stopped;
  };
}
