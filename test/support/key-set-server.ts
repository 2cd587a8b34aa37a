import { serve } from './serve.ts';
import type { Teardown } from './teardown.ts';
import type { ForgeKey } from './token-forge.ts';

/** A key set over HTTP, whose keys, health and request count a test can see and change. */
export interface KeySetServer {
  readonly url: string;
  keys: readonly ForgeKey[];
  failing: boolean;
  requests: number;
}

/** Serves these keys until the end of the test. */
export async function keySetServer(t: Teardown, keys: readonly ForgeKey[]): Promise<KeySetServer> {
  const state = { keys, failing: false, requests: 0 };
  const url = await serve(t, (_request, response) => {
    state.requests += 1;
    response.statusCode = state.failing ? 500 : 200;
    response.end(JSON.stringify({ keys: state.keys.map((key) => key.jwk) }));
  });
  return Object.assign(state, { url });
}
