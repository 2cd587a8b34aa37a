import test from 'ava';
import { problemSchema } from '../../src/api/schemas/problem.ts';
import { apiService, checkBody } from './api-service.ts';

test('a sandbox rehearses 401, 429, 503 and slow answers for whoever asks for them', async (t) => {
  const { url, get, refuses } = await apiService(t, { sandbox: true });
  const rehearse = (what: string) => ({ 'Sandbox-Rehearse': what });
  const expired = await get('/v1/meta', rehearse('401'));
  t.regex(expired.headers.get('www-authenticate') ?? '', /error="invalid_token"/);
  t.is((await checkBody<{ code: string }>(t, expired, problemSchema)).code, 'invalid_token');
  await refuses('/v1/meta', 429, 'too_many_requests', rehearse('429'));
  t.is((await get('/v1/meta', rehearse('429'))).headers.get('retry-after'), '1');
  await refuses('/v1/meta', 503, 'overloaded', rehearse('503'));
  t.regex(
    (await refuses('/v1/meta', 400, 'invalid_parameter', rehearse('500'))).detail,
    /expected 401, 429, 503, slow/,
  );
  t.is((await get('/v1/meta', rehearse('slow=3'))).status, 200, 'later than a request may take otherwise');
  const usual = await get('/v1/meta');
  t.deepEqual([usual.status, usual.headers.get('sandbox')], [200, 'true']);
  t.is((await fetch(`${url}/v1/meta`)).status, 401, 'a token is needed all the same');
  const preflight = await fetch(`${url}/v1/meta`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://app.example', 'Access-Control-Request-Method': 'GET' },
  });
  t.regex(preflight.headers.get('access-control-allow-headers') ?? '', /Sandbox-Rehearse/);
});

test('nothing but a sandbox rehearses anything', async (t) => {
  const { get } = await apiService(t);
  for (const what of ['401', '429', '503', 'slow=30']) {
    const response = await get('/v1/meta', { 'Sandbox-Rehearse': what });
    t.deepEqual([response.status, response.headers.get('sandbox')], [200, null]);
  }
});
