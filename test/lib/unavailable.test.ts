import { createServer } from 'node:net';
import test from 'ava';
import pg from 'pg';
import { isUnavailable } from '../../src/lib/unavailable.ts';

test('a database server that takes a connection and says nothing is away, and no fault of ours', async (t) => {
  const server = createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  // As the pool makes its connections; whether its own time or this one runs out first is chance.
  const client = new pg.Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 20 });
  const error = await t.throwsAsync(client.connect());
  t.true(isUnavailable(error), String(error));
});
