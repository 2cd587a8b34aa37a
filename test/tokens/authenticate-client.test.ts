import test from 'ava';
import type { ApiClient } from '../../src/ports/client-store.ts';
import { generateClientId, generateClientSecret, hashSecret } from '../../src/tokens/client-credentials.ts';
import { createAuthentication } from '../../src/tokens/token-endpoint.ts';

/** A client that can be disabled, its authentication, and a manual clock. */
function authentication() {
  const [clientId, secret] = [generateClientId(), generateClientSecret()];
  const client = {
    clientId,
    name: 'App',
    requestsPerMinute: null,
    secretHashes: [hashSecret(secret)],
    createdAt: new Date(),
  };
  const state = { disabled: false, lookUps: 0, nowMs: 1000 };
  const find = async (id: string): Promise<ApiClient | null> => {
    state.lookUps += 1;
    return id === clientId ? { ...client, disabled: state.disabled } : null;
  };
  return { clientId, secret, state, authenticate: createAuthentication({ find }, () => state.nowMs) };
}

test('caches right credentials for two seconds, and refuses a client disabled since then afterwards', async (t) => {
  const { clientId, secret, state, authenticate } = authentication();
  t.true(await authenticate(clientId, secret));
  state.disabled = true;
  state.nowMs += 1999;
  t.true(await authenticate(clientId, secret));
  t.is(state.lookUps, 1);
  state.nowMs += 2;
  t.false(await authenticate(clientId, secret));
  t.is(state.lookUps, 2);
});

test('looks up wrong credentials each time, whether or not the client was seen before', async (t) => {
  const { clientId, secret, state, authenticate } = authentication();
  const wrong = generateClientSecret();
  t.true(await authenticate(clientId, secret));
  for (const id of [clientId, generateClientId()]) {
    state.lookUps = 0;
    t.false(await authenticate(id, wrong));
    t.false(await authenticate(id, wrong));
    t.is(state.lookUps, 2);
  }
});
