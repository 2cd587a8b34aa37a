import test from 'ava';
import { Response } from 'undici';
import { explained } from '../../src/outbound/explain-failure.ts';
import { FetchError } from '../../src/outbound/fetch-error.ts';
import { PrivateAddressError } from '../../src/outbound/guarded-agent.ts';
import { BodyTooLarge, readResponseBody } from '../../src/outbound/read-response-body.ts';

const URL = 'https://kiln.example/menu';
const saidOf = (error: unknown): readonly [string, string] => {
  const { failure, message } = explained(URL, error, { timeMs: 12_500 });
  return [failure, message];
};
const coded = (code: string): Error => Object.assign(new Error('low'), { code });

test('explains to a person why a page could not be fetched, whatever wraps the cause', (t) => {
  const wrapped = (cause: Error) => new TypeError('fetch failed', { cause });
  t.deepEqual(saidOf(wrapped(coded('ENOTFOUND'))), ['unreachable', `${URL}: there is no such host`]);
  t.deepEqual(saidOf(wrapped(new AggregateError([coded('ECONNREFUSED'), coded('ENETUNREACH')]))), [
    'unreachable',
    `${URL}: the host refused the connection`,
  ]);
  t.deepEqual(saidOf(wrapped(new PrivateAddressError('kiln.example', '10.0.0.1'))), [
    'private address',
    `${URL}: kiln.example resolves to 10.0.0.1, which is not a public address; ALLOW_PRIVATE_SOURCES=true allows it`,
  ]);
  t.is(
    saidOf(new PrivateAddressError('10.0.0.1', '10.0.0.1'))[1],
    `${URL}: 10.0.0.1 is not a public address; ALLOW_PRIVATE_SOURCES=true allows it`,
  );
  t.deepEqual(saidOf(wrapped(new BodyTooLarge(20 * 1024 * 1024))), [
    'too large',
    `${URL}: the document is larger than 20 MB`,
  ]);
  t.deepEqual(saidOf(Object.assign(new Error('late'), { name: 'TimeoutError' })), [
    'timeout',
    `${URL}: no complete answer within 12.5 s`,
  ]);
  t.deepEqual(saidOf(wrapped(new Error('a strange thing'))), [
    'unreachable',
    `${URL}: the request failed (a strange thing)`,
  ]);
  t.is(saidOf('thrown')[1], `${URL}: the request failed (thrown)`);
});

test('leaves an explained error alone, and copes with one that is its own cause', (t) => {
  const error = new FetchError(URL, 'timeout', 'asked too often');
  t.is(explained(URL, error, { timeMs: 1 }), error);
  const circular = new Error('round');
  circular.cause = circular;
  t.is(saidOf(circular)[1], `${URL}: the request failed (round)`);
});

test('reads a body up to its limit, stated or not', async (t) => {
  const text = 'x'.repeat(2048);
  t.is((await readResponseBody(new Response(text), 2048)).toString(), text);
  await t.throwsAsync(readResponseBody(new Response(text), 2047), { message: 'the document is larger than 2 kB' });
  const stated = new Response('x', { headers: { 'content-length': '5000' } });
  await t.throwsAsync(readResponseBody(stated, 4999), { instanceOf: BodyTooLarge });
  t.true(stated.bodyUsed, 'the rest is not waited for');
  t.is((await readResponseBody(new Response(null), 1)).length, 0);
});
