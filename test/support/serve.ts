import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Teardown } from './teardown.ts';

/** Address of an HTTP server that runs until the end of the test; on 0.0.0.0 it is reachable under each address of this machine. */
export async function serve(t: Teardown, handler: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
