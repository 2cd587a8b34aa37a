import { once } from 'node:events';
import { createServer } from 'node:net';
import { announce } from '@menu-data-service/embedded-postgres/presence';
import test from 'ava';
import { freePort } from '../support/free-port.ts';

test('a connection that cannot be made is a rejection, and not a lost connection', async (t) => {
  let lost = 0;
  const settings = { port: await freePort(), password: 'x' };
  const announced = () =>
    announce(settings, 'service', () => {
      lost += 1;
    });
  await t.throwsAsync(announced(), { message: /ECONNREFUSED/ });

  // accepts the connection and cuts it before answering
  let closed: Promise<unknown> = Promise.resolve();
  const server = createServer((socket) => {
    closed = once(socket, 'close');
    socket.once('data', () => socket.destroy());
  });
  server.listen(settings.port, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.close());
  await t.throwsAsync(announced(), { message: /terminated/ });

  await closed;
  await new Promise((resolve) => setImmediate(resolve));
  t.is(lost, 0);
});
