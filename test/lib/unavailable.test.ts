import { createServer } from 'node:net';
import test from 'ava';
import pg from 'pg';
import { isUnavailable } from '../../src/lib/unavailable.ts';

test('a database server that accepts a connection and stays silent is unavailable', async (t) => {
  const server = createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  // Connects like the pool; either timeout may come first.
  const client = new pg.Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 20 });
  const error = await t.throwsAsync(client.connect());
  t.true(isUnavailable(error), String(error));
});

test('unavailable: network errors, lost connections, shutting down, timeouts', (t) => {
  const coded = (code: string) => Object.assign(new Error('x'), { code });
  for (const code of [
    'ECONNREFUSED',
    'ECONNRESET',
    '57P01',
    '57P03',
    '57014',
    '08006',
    '53300',
    'UND_ERR_CONNECT_TIMEOUT',
  ]) {
    t.true(isUnavailable(coded(code)), code);
  }
  t.true(isUnavailable(new Error('Connection terminated unexpectedly')));
  t.true(isUnavailable(new Error('fetch failed', { cause: coded('ECONNREFUSED') })));
  t.true(isUnavailable(new AggregateError([coded('ECONNREFUSED')])));
  for (const code of ['42P01', '23505', '22P02', 'ERR_ASSERTION']) t.false(isUnavailable(coded(code)), code);
  t.false(isUnavailable(new TypeError('bug')));
});
