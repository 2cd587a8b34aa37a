import test from 'ava';
import { ecKey, key, weakKey, withClaims, withHeader } from '../../support/hostile-tokens/forged.ts';
import { HOSTILE_CLAIMS } from '../../support/hostile-tokens/hostile-claims.ts';
import { HOSTILE_SHAPES } from '../../support/hostile-tokens/hostile-shapes.ts';
import { HOSTILE_SIGNATURES } from '../../support/hostile-tokens/hostile-signatures.ts';
import { keySetServer } from '../../support/key-set-server.ts';
import { AUDIENCE, seconds, signed } from '../../support/token-forge.ts';
import { verifiedService } from './verified-service.ts';

const HOSTILE = { ...HOSTILE_SIGNATURES, ...HOSTILE_CLAIMS, ...HOSTILE_SHAPES };

test('tries at least sixty hostile tokens with distinct names', (t) => {
  const tables = [HOSTILE_SIGNATURES, HOSTILE_CLAIMS, HOSTILE_SHAPES];
  t.is(
    Object.keys(HOSTILE).length,
    tables.reduce((sum, table) => sum + Object.keys(table).length, 0),
  );
  t.true(Object.keys(HOSTILE).length >= 60);
});

for (const [kind, [reason, make]] of Object.entries(HOSTILE)) {
  test(`refuses a token ${kind}`, async (t) => {
    const keySet = await keySetServer(t, [key, ecKey, weakKey]);
    const service = await verifiedService(t, keySet.url);
    const response = await service.withToken(make());
    const body = (await response.json()) as Record<string, unknown>;
    t.is(response.status, 401);
    t.is(body.code, 'invalid_token');
    t.true(String(body.detail).includes(reason), String(body.detail));
    t.regex(
      response.headers.get('www-authenticate') ?? '',
      /^Bearer realm="[^"]+", error="invalid_token", error_description="[^"\\]+", resource_metadata="[^"]+"$/,
    );
  });
}

const FINE: Readonly<Record<string, () => string>> = {
  'as the token service makes them': () => signed(key),
  'signed ES256': () => signed(ecKey),
  'whose aud is a list that holds ours': () => withClaims({ aud: ['http://other.example', AUDIENCE] }),
  'that expired within the clock tolerance': () => withClaims({ iat: seconds() - 310, exp: seconds() - 10 }),
  'issued by a clock that is a little ahead': () => withClaims({ iat: seconds() + 20, exp: seconds() + 320 }),
  'with the long form of typ': () => withHeader({ typ: 'application/at+jwt' }),
};

for (const [kind, make] of Object.entries(FINE)) {
  test(`accepts a token ${kind}`, async (t) => {
    const keySet = await keySetServer(t, [key, ecKey]);
    const service = await verifiedService(t, keySet.url);
    const response = await service.withToken(make());
    t.is(response.status, 200);
    t.deepEqual(await response.json(), { clientId: 'client_good' });
  });
}
