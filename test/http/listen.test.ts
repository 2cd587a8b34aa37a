import { once } from 'node:events';
import { Agent, get as httpGet } from 'node:http';
import { connect } from 'node:net';
import test from 'ava';
import { pino } from 'pino';
import { ListenError, type ListenOptions, listen } from '../../src/http/listen.ts';

const OPTIONS: ListenOptions = {
  name: 'API',
  host: '127.0.0.1',
  port: 0,
  portVariable: 'PORT',
  hostVariable: 'HOST',
  logger: pino({ level: 'silent' }),
};

/** The server's answer to these bytes, until it closes the connection. */
async function raw(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  socket.write(request);
  await once(socket, 'close');
  return answer;
}

test('names a taken port with its variable', async (t) => {
  const first = await listen((_request, response) => response.end(), OPTIONS);
  t.teardown(() => first.stop());
  await t.throwsAsync(
    listen(() => undefined, { ...OPTIONS, port: first.port }),
    {
      instanceOf: ListenError,
      message: `The API cannot start: port ${first.port} on 127.0.0.1 is already taken. Set PORT to another port.`,
    },
  );
});

test('names an address the machine does not have with its variable', async (t) => {
  for (const hostVariable of ['HOST', 'OPS_HOST']) {
    await t.throwsAsync(
      listen(() => undefined, { ...OPTIONS, host: '192.0.2.1', hostVariable }),
      { message: new RegExp(`Set ${hostVariable} to another address`) },
    );
  }
});

test('a stop finishes the answer in progress, marks it Connection: close and takes no new request', async (t) => {
  let arrived: () => void = () => undefined;
  const inHand = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const server = await listen((_request, response) => {
    arrived();
    setTimeout(() => response.end('done'), 200);
  }, OPTIONS);
  const answer = fetch(`http://127.0.0.1:${server.port}/`);
  await inHand;
  const stopped = server.stop();
  const response = await answer;
  t.is(response.headers.get('connection'), 'close');
  t.is(await response.text(), 'done');
  await stopped;
  await t.throwsAsync(fetch(`http://127.0.0.1:${server.port}/`));
});

test('a draining server accepts new connections, and every answer ends its connection', async (t) => {
  const server = await listen((_request, response) => response.end('ok'), OPTIONS);
  t.teardown(() => server.stop());
  const agent = new Agent({ keepAlive: true });
  t.teardown(() => agent.destroy());
  const ask = async () => {
    const [response] = await once(httpGet({ port: server.port, host: '127.0.0.1', agent }), 'response');
    response.resume();
    await once(response, 'end');
    return response.headers.connection;
  };
  t.is(await ask(), 'keep-alive');
  server.drain();
  t.is(await ask(), 'close');
  t.is(await ask(), 'close');
});

test('a stop closes idle connections at once', async (t) => {
  const never = { hardEndMs: 2 ** 30 };
  const server = await listen((_request, response) => response.end('ok'), { ...OPTIONS, ...never });
  const agent = new Agent({ keepAlive: true });
  t.teardown(() => agent.destroy());
  const request = httpGet({ port: server.port, host: '127.0.0.1', agent });
  const [response] = await once(request, 'response');
  response.resume();
  await once(response, 'end');
  await t.notThrowsAsync(server.stop());
});

test('a stop cuts open connections at the hard end', async (t) => {
  const server = await listen((_request, response) => void response.write('never ends'), {
    ...OPTIONS,
    hardEndMs: 200,
  });
  const response = await fetch(`http://127.0.0.1:${server.port}/`);
  await Promise.all([server.stop(), t.throwsAsync(response.text())]);
});

test('answers invalid HTTP and too many headers as problems', async (t) => {
  const server = await listen((_request, response) => response.end(), OPTIONS);
  t.teardown(() => server.stop());
  const garbage = await raw(server.port, 'what is on the menu?\r\n\r\n');
  t.regex(garbage, /^HTTP\/1\.1 400 Bad Request\r\nContent-Type: application\/problem\+json/);
  const large = await raw(server.port, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`);
  t.regex(large, /^HTTP\/1\.1 431 /);
  t.regex(large, /"code":"headers_too_large"/);
});

test('answers 408 to headers that do not arrive in time', async (t) => {
  const server = await listen((_request, response) => response.end(), { ...OPTIONS, headersMs: 100 });
  t.teardown(() => server.stop());
  const answer = await raw(server.port, 'GET / HTTP/1.1\r\nHost: x\r\n');
  t.regex(answer, /^HTTP\/1\.1 408 /);
});

test('cuts off a client that does not read its answer', async (t) => {
  let cut: () => void = () => undefined;
  const wasCut = new Promise<void>((resolve) => {
    cut = resolve;
  });
  const server = await listen(
    (_request, response) => {
      response.once('close', cut);
      // More than the buffers of both ends hold.
      response.end(Buffer.alloc(64 * 1024 * 1024));
    },
    { ...OPTIONS, idleMs: 200, hardEndMs: 200 },
  );
  t.teardown(() => server.stop());
  const socket = connect(server.port, '127.0.0.1').pause();
  t.teardown(() => socket.destroy());
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await wasCut;
  t.pass();
});
