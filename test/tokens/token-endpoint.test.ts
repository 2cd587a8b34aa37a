import test, { type ExecutionContext } from 'ava';
import jwt from 'jsonwebtoken';
import { parseAddressList } from '../../src/lib/address-list.ts';
import { setClientDisabled } from '../../src/tokens/clients.ts';
import { AUDIENCE, ISSUER, type RunningTokenService, runningTokenService } from './running-token-service.ts';
import { tokenStores } from './token-stores.ts';

const GRANT = { grant_type: 'client_credentials' };

function basic({ credentials }: RunningTokenService): string {
  return `Basic ${Buffer.from(`${credentials.client_id}:${credentials.client_secret}`).toString('base64')}`;
}

async function isOAuthError(t: ExecutionContext, response: Response, status: number, code: string): Promise<void> {
  const body = (await response.json()) as Record<string, unknown>;
  t.deepEqual([response.status, body.error], [status, code], String(body.error_description));
  t.deepEqual(Object.keys(body), ['error', 'error_description']);
  // The characters RFC 6749 section 5.2 permits.
  t.regex(String(body.error_description), /^[\x20-\x21\x23-\x5B\x5D-\x7E]+$/);
  t.is(response.headers.get('cache-control'), 'no-store');
}

test('answers a documented JSON request with exactly a token, its lifetime and its type', async (t) => {
  const response = await (await runningTokenService(t)).ask();
  const body = (await response.json()) as Record<string, unknown>;
  t.is(response.status, 200);
  t.deepEqual(Object.keys(body).sort(), ['access_token', 'expires_in', 'token_type']);
  t.is(body.expires_in, 300);
  t.is(body.token_type, 'Bearer');
  t.is(response.headers.get('cache-control'), 'no-store');
  t.regex(response.headers.get('content-type') ?? '', /^application\/json/);
});

test('the token is an RFC 9068 access token', async (t) => {
  const service = await runningTokenService(t, { algorithm: 'RS256' });
  const decoded = jwt.decode(await service.token(), { complete: true });
  const claims = decoded?.payload as jwt.JwtPayload;
  t.is(decoded?.header.typ, 'at+jwt');
  t.is(decoded?.header.alg, 'RS256');
  t.true((await service.keySet()).some((key) => key.kid === decoded?.header.kid));
  t.deepEqual(Object.keys(claims).sort(), ['aud', 'client_id', 'exp', 'iat', 'iss', 'jti', 'sub']);
  t.is(claims.iss, ISSUER);
  t.is(claims.aud, AUDIENCE);
  t.is(claims.sub, service.credentials.client_id);
  t.is(claims.client_id, service.credentials.client_id);
  t.is((claims.exp ?? 0) - (claims.iat ?? 0), 300);
});

test('no two tokens are the same', async (t) => {
  const service = await runningTokenService(t);
  t.not(await service.token(), await service.token());
});

test('refuses JSON without an audience, by name', async (t) => {
  const response = await (await runningTokenService(t)).ask({ audience: undefined });
  const { error, error_description } = (await response.json()) as Record<string, string>;
  t.is(error, 'invalid_request');
  t.regex(error_description ?? '', /audience/);
});

test('a form body may omit the audience, which is then the API', async (t) => {
  const service = await runningTokenService(t);
  const response = await service.askForm({ ...service.credentials, ...GRANT });
  const { access_token } = (await response.json()) as { access_token: string };
  t.is((jwt.decode(access_token) as jwt.JwtPayload).aud, AUDIENCE);
});

test('accepts HTTP Basic with a form body', async (t) => {
  const service = await runningTokenService(t);
  t.is((await service.askForm(GRANT, { Authorization: basic(service) })).status, 200);
});

test('accepts HTTP Basic with a JSON body', async (t) => {
  const service = await runningTokenService(t);
  const headers = { Authorization: basic(service), 'content-type': 'application/json' };
  const response = await fetch(`${service.url}/oauth/token`, { method: 'POST', headers, body: JSON.stringify(GRANT) });
  t.is(response.status, 200);
});

test('two sets of credentials at once are 400', async (t) => {
  const service = await runningTokenService(t);
  const response = await service.askForm({ ...service.credentials, ...GRANT }, { Authorization: basic(service) });
  await isOAuthError(t, response, 400, 'invalid_request');
});

test('the audience may come as a resource, and with the slash URL parsers add', async (t) => {
  const service = await runningTokenService(t);
  const form = { ...service.credentials, ...GRANT };
  t.is((await service.askForm({ ...form, resource: AUDIENCE })).status, 200);
  t.is((await service.askForm({ ...form, resource: `${AUDIENCE}/` })).status, 200);
  t.is((await service.askForm({ ...form, audience: AUDIENCE, resource: AUDIENCE })).status, 200);
});

test('a foreign audience or resource is invalid_target', async (t) => {
  const service = await runningTokenService(t);
  const form = { ...service.credentials, ...GRANT };
  await isOAuthError(t, await service.ask({ audience: 'http://other.example' }), 400, 'invalid_target');
  await isOAuthError(t, await service.askForm({ ...form, resource: 'http://other.example' }), 400, 'invalid_target');
  const mixed = await service.askForm({ ...form, audience: AUDIENCE, resource: 'http://other.example' });
  await isOAuthError(t, mixed, 400, 'invalid_target');
});

test('another grant type is unsupported_grant_type', async (t) => {
  const service = await runningTokenService(t);
  await isOAuthError(t, await service.ask({ grant_type: 'password' }), 400, 'unsupported_grant_type');
});

/** Status, headers and body, without the two headers that differ between any two answers. */
async function everyByteOf(response: Response): Promise<readonly unknown[]> {
  const own = ['date', 'x-request-id'];
  return [response.status, [...response.headers].filter(([name]) => !own.includes(name)), await response.text()];
}

test('an unknown client and a wrong secret get the same answer, byte for byte', async (t) => {
  const service = await runningTokenService(t);
  const other = await runningTokenService(t);
  const unknown = await service.ask({ client_id: other.credentials.client_id });
  const wrong = await service.ask({ client_secret: other.credentials.client_secret });
  const malformed = await service.ask({ client_secret: 'guess' });
  t.regex(wrong.headers.get('www-authenticate') ?? '', /^Basic realm=/);
  t.deepEqual(await everyByteOf(unknown), await everyByteOf(wrong.clone()));
  t.deepEqual(await everyByteOf(malformed), await everyByteOf(wrong.clone()));
  await isOAuthError(t, wrong, 401, 'invalid_client');
});

test('a disabled client gets no token, and the answer of an unknown one', async (t) => {
  const service = await runningTokenService(t);
  await setClientDisabled(service.clients, service.credentials.client_id, true);
  await isOAuthError(t, await service.ask(), 401, 'invalid_client');
});

for (const name of ['client_id', 'client_secret', 'grant_type']) {
  test(`a request without ${name} is invalid_request, and so is one with another type`, async (t) => {
    const service = await runningTokenService(t);
    await isOAuthError(t, await service.ask({ [name]: undefined }), 400, 'invalid_request');
    await isOAuthError(t, await service.ask({ [name]: '' }), 400, 'invalid_request');
    await isOAuthError(t, await service.ask({ [name]: ['x'] }), 400, 'invalid_request');
  });
}

test('a repeated form parameter is invalid_request', async (t) => {
  const service = await runningTokenService(t);
  const twice: [string, string][] = [...Object.entries({ ...service.credentials, ...GRANT }), ['grant_type', 'x']];
  await isOAuthError(t, await service.askForm(twice), 400, 'invalid_request');
});

test('a body that is not a JSON object, or of another type, is invalid_request', async (t) => {
  const service = await runningTokenService(t);
  const send = (type: string, body: string) =>
    fetch(`${service.url}/oauth/token`, { method: 'POST', headers: { 'content-type': type }, body });
  for (const body of ['{"client_id":', '[]', 'null', '"x"', '']) {
    await isOAuthError(t, await send('application/json', body), 400, 'invalid_request');
  }
  const xml = await send('application/xml', '<a/>');
  t.regex(await xml.clone().text(), /Send the body as application\/json/);
  await isOAuthError(t, xml, 400, 'invalid_request');
});

test('refuses a body over 4 kB, even without an announced length', async (t) => {
  const service = await runningTokenService(t);
  await isOAuthError(t, await service.ask({ note: 'x'.repeat(4096) }), 413, 'invalid_request');
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from(JSON.stringify({ note: 'x'.repeat(5000) })));
      controller.close();
    },
  });
  const streamed = await fetch(`${service.url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: stream,
    duplex: 'half',
  } as RequestInit);
  await isOAuthError(t, streamed, 413, 'invalid_request');
});

test('a broken Authorization header is invalid_request', async (t) => {
  const service = await runningTokenService(t);
  for (const header of ['Bearer abc', 'Basic ???', 'Basic YQ==', `Basic ${btoa('%zz:b')}`]) {
    await isOAuthError(t, await service.askForm(GRANT, { Authorization: header }), 400, 'invalid_request');
  }
});

test('slows down further failures of a client at one address after ten in a minute', async (t) => {
  const service = await runningTokenService(t);
  // All at once: every six seconds a further one is allowed.
  const answers = await Promise.all(Array.from({ length: 15 }, () => service.ask({ client_secret: 'guess' })));
  const slowed = answers.filter(({ status }) => status !== 401);
  t.is(slowed.length, 5);
  for (const answer of slowed) {
    const wait = Number(answer.headers.get('retry-after'));
    t.true(wait >= 1 && wait <= 60);
    await isOAuthError(t, answer, 429, 'slow_down');
  }
  t.is((await service.ask({ client_id: 'another', client_secret: 'guess' })).status, 401);
});

test('counts guesses from several addresses of one IPv6 network together', async (t) => {
  const service = await runningTokenService(t, { trustedProxies: parseAddressList('127.0.0.1, ::1') });
  const form = { ...GRANT, client_id: service.credentials.client_id, client_secret: 'guess' };
  const guess = (n: number) => service.askForm(form, { 'X-Forwarded-For': `2001:db8:1:2::${n + 1}` });
  const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => guess(n)));
  t.is(answers.filter(({ status }) => status === 429).length, 5);
});

test('guessing at a client locks it out neither by failures nor by the number of requests', async (t) => {
  const service = await runningTokenService(t, { rateLimitPerMinute: 2 });
  for (let turn = 0; turn < 15; turn += 1) await service.ask({ client_secret: 'guess' });
  const first = await service.ask();
  t.is(first.status, 200);
  t.regex(first.headers.get('ratelimit') ?? '', /^"default";r=1;t=\d+$/);
});

test('slows down more requests a minute than permitted, and shows the allowance', async (t) => {
  const service = await runningTokenService(t, { rateLimitPerMinute: 2 });
  const first = await service.ask();
  t.is(first.headers.get('ratelimit-policy'), '"default";q=2;w=60');
  t.regex(first.headers.get('ratelimit') ?? '', /^"default";r=1;t=\d+$/);
  t.is((await service.ask()).status, 200);
  await isOAuthError(t, await service.ask(), 429, 'slow_down');
});

for (const [name, find] of [
  ['away', () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))],
  ['silent', () => new Promise<never>(() => undefined)],
] as const) {
  test(`with the database ${name} the answer is 503 with Retry-After, and keys are still served`, async (t) => {
    const stores = await tokenStores(t);
    const service = await runningTokenService(t, { ...stores, clients: { ...stores.clients, find } });
    const response = await service.ask();
    t.is(response.headers.get('retry-after'), '1');
    await isOAuthError(t, response, 503, 'temporarily_unavailable');
    t.true(service.hasErred());
    t.is((await service.keySet()).length, 2);
  });
}

test('secrets and tokens never reach the log', async (t) => {
  const service = await runningTokenService(t);
  const token = await service.token();
  await service.askForm(GRANT, { Authorization: basic(service) });
  await service.ask({ client_secret: 'guess-12345' });
  const log = service.logged.join('\n');
  t.true(log.length > 0);
  for (const secret of [token, service.credentials.client_secret, basic(service), 'guess-12345']) {
    t.false(log.includes(secret));
  }
});

test('logs a client id only if it can be one, because it may be a secret', async (t) => {
  const service = await runningTokenService(t);
  const { client_id, client_secret } = service.credentials;
  await service.ask({ client_id: client_secret, client_secret: client_id });
  t.false(service.logged.some((line) => line.includes(client_secret.slice(0, 20))));
  t.true(service.logged.some((line) => line.includes('not a client id')));
  await service.ask({ client_secret: 'guess' });
  t.true(service.logged.some((line) => line.includes(client_id) && line.includes('failed to authenticate')));
});
