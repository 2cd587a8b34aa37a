import test from 'ava';
import type { ApiClient } from '../../src/ports/client-store.ts';
import { createAuthentication } from '../../tokens/authenticate-client.ts';
import { generateClientId, generateClientSecret, hashSecret } from '../../tokens/client-credentials.ts';

/** A client that can be disabled, the authentication of it, and a clock that is moved by hand. */
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

test('right credentials are believed for two seconds, and a client disabled since then is refused after that', async (t) => {
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

test('wrong credentials are looked up each time, whether or not the client was seen before', async (t) => {
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
