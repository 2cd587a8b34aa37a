import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import test, { type ExecutionContext } from 'ava';
import type { ClientStore } from '../../src/ports/client-store.ts';
import { until } from '../support/until.ts';
import { AUDIENCE, type RunningTokenService, runningTokenService } from './running-token-service.ts';
import { tokenStores } from './token-stores.ts';

function requestOf(body: string): string {
  const head = ['POST /oauth/token HTTP/1.1', 'Host: x', 'Connection: close', 'Content-Type: application/json'];
  return `${[...head, `Content-Length: ${body.length}`].join('\r\n')}\r\n\r\n${body}`;
}

async function connected(t: ExecutionContext, { url }: RunningTokenService): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  t.teardown(() => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Begins a token request whose body never ends. */
async function stalled(t: ExecutionContext, service: RunningTokenService): Promise<Socket> {
  const socket = await connected(t, service);
  socket.write(requestOf('x'.repeat(99)).slice(0, -50));
  return socket;
}

/** Data received until the server closes the connection. */
async function answerOn(socket: Socket): Promise<string> {
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  await once(socket, 'close');
  return answer;
}

test('unfinished request bodies do not block tokens and keys', async (t) => {
  const service = await runningTokenService(t);
  await Promise.all(Array.from({ length: 100 }, () => stalled(t, service)));
  await until(() => service.arrived() === 100);
  t.is((await fetch(`${service.url}/.well-known/jwks.json`)).status, 200);
  t.is((await service.ask()).status, 200);
});

test('a body that does not arrive in 2 s is answered 408, and is not our error', async (t) => {
  const service = await runningTokenService(t);
  const answer = await answerOn(await stalled(t, service));
  t.regex(answer, /^HTTP\/1\.1 408 /);
  t.regex(answer, /"error":"invalid_request"/);
  t.false(service.hasErred());
});

test('accepts 64 token requests at a time while the database waits, and keeps serving keys', async (t) => {
  const stores = await tokenStores(t);
  const held: (() => void)[] = [];
  const find: ClientStore['find'] = async (clientId) => {
    await new Promise<void>((goOn) => held.push(goOn));
    return stores.clients.find(clientId);
  };
  const service = await runningTokenService(t, {
    ...stores,
    clients: { ...stores.clients, find },
    lookUpMs: 600_000,
  });
  const body = JSON.stringify({ ...service.credentials, audience: AUDIENCE, grant_type: 'client_credentials' });
  const sockets = await Promise.all(Array.from({ length: 70 }, () => connected(t, service)));
  const answers: string[] = [];
  const all = Promise.all(sockets.map(async (socket) => answers.push(await answerOn(socket))));
  for (const socket of sockets) socket.write(requestOf(body));
  await until(() => answers.length === 6);
  t.is(held.length, 64);
  for (const text of answers)
    t.regex(text, /^HTTP\/1\.1 503 [\s\S]*\r\nRetry-After: 1\r\n[\s\S]*The service is overloaded/);
  t.is((await fetch(`${service.url}/.well-known/jwks.json`)).status, 200);
  for (const goOn of held) goOn();
  await all;
  t.is(answers.filter((text) => text.startsWith('HTTP/1.1 200 ')).length, 64);
});

test('a client that hangs up before its body is complete is not our error', async (t) => {
  const service = await runningTokenService(t);
  (await stalled(t, service)).end();
  const [request] = await until(() => {
    const requests = service.logged.filter((line) => line.includes('"msg":"request"'));
    return requests.length > 0 && requests;
  });
  t.regex(request ?? '', /"status":400/);
  t.false(service.hasErred());
});
