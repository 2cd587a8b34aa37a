import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import test, { type ExecutionContext } from 'ava';
import { AUDIENCE, type RunningTokenService, runningTokenService } from './running-token-service.ts';
import { tokenStores } from './token-stores.ts';

/** Level of pino. */
const ERROR = 50;

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

/** What comes until the server closes the connection. */
async function answerOn(socket: Socket): Promise<string> {
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  await once(socket, 'close');
  return answer;
}

test('requests whose body is still on its way keep nobody from tokens and keys', async (t) => {
  const service = await runningTokenService(t);
  await Promise.all(Array.from({ length: 100 }, () => stalled(t, service)));
  await new Promise((resolve) => setTimeout(resolve, 300));
  t.is((await fetch(`${service.url}/.well-known/jwks.json`)).status, 200);
  t.is((await service.ask()).status, 200);
});

test('a body that does not arrive in 2 s is answered 408, which is no error of ours', async (t) => {
  const service = await runningTokenService(t);
  const start = performance.now();
  const answer = await answerOn(await stalled(t, service));
  t.true(performance.now() - start < 5000);
  t.regex(answer, /^HTTP\/1\.1 408 /);
  t.regex(answer, /"error":"invalid_request"/);
  t.false(service.logged.some((line) => (JSON.parse(line) as { level: number }).level >= ERROR));
});

test('of token requests that wait for the database 64 are taken at a time, and keys are served on', async (t) => {
  const stores = await tokenStores(t);
  const find = () => new Promise<never>(() => undefined);
  const service = await runningTokenService(t, { ...stores, clients: { ...stores.clients, find } });
  const body = JSON.stringify({ ...service.credentials, audience: AUDIENCE, grant_type: 'client_credentials' });
  // Connected before, so that all requests arrive at one time on a busy machine too.
  const sockets = await Promise.all(Array.from({ length: 70 }, () => connected(t, service)));
  const answers = sockets.map(answerOn);
  for (const socket of sockets) socket.write(requestOf(body));
  t.is((await fetch(`${service.url}/.well-known/jwks.json`)).status, 200);
  const texts = await Promise.all(answers);
  t.is(texts.filter((text) => text.includes('More requests arrive')).length, 6);
  for (const text of texts) t.regex(text, /^HTTP\/1\.1 503 [\s\S]*\r\nRetry-After: 1\r\n/);
});

test('a client that hangs up before its body is complete is no error of ours', async (t) => {
  const service = await runningTokenService(t);
  (await stalled(t, service)).end();
  const requests = () => service.logged.filter((line) => line.includes('"msg":"request"'));
  for (let tries = 0; tries < 500 && requests().length === 0; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  t.regex(requests().join(), /"status":400/);
  t.false(service.logged.some((line) => (JSON.parse(line) as { level: number }).level >= ERROR));
});
