import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Teardown } from './teardown.ts';
import type { ForgeKey } from './token-forge.ts';

/** Address of an HTTP server that runs until the test is over. */
export async function serve(t: Teardown, handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A key set over HTTP, with keys, health and a count of requests that a test can see and change. */
export interface KeySetServer {
  readonly url: string;
  keys: readonly ForgeKey[];
  failing: boolean;
  requests: number;
}

/** Serves these keys until the test is over. */
export async function keySetServer(t: Teardown, keys: readonly ForgeKey[]): Promise<KeySetServer> {
  const state = { keys, failing: false, requests: 0 };
  const url = await serve(t, (_request, response) => {
    state.requests += 1;
    response.statusCode = state.failing ? 500 : 200;
    response.end(JSON.stringify({ keys: state.keys.map((key) => key.jwk) }));
  });
  return Object.assign(state, { url });
}
