import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import test, { type ExecutionContext } from 'ava';
import { type RunningTokenService, runningTokenService } from './running-token-service.ts';
import { tokenStores } from './token-stores.ts';

/** Level of pino. */
const ERROR = 50;
const HEAD =
  'POST /oauth/token HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"client_id"';

/** Begins a token request whose body never ends. */
async function stalled(t: ExecutionContext, { url }: RunningTokenService): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  t.teardown(() => socket.destroy());
  await once(socket, 'connect');
  socket.write(HEAD);
  return socket;
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
  const socket = await stalled(t, service);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  await once(socket, 'close');
  t.true(performance.now() - start < 5000);
  t.regex(answer, /^HTTP\/1\.1 408 /);
  t.regex(answer, /"error":"invalid_request"/);
  t.false(service.logged.some((line) => (JSON.parse(line) as { level: number }).level >= ERROR));
});

test('of token requests that wait for the database 64 are taken at a time, and keys are served on', async (t) => {
  const { clients, keys } = await tokenStores(t);
  const find = () => new Promise<never>(() => undefined);
  const service = await runningTokenService(t, { clients: { ...clients, find }, keys });
  const answers = await Promise.all([
    ...Array.from({ length: 70 }, () => service.ask()),
    fetch(`${service.url}/.well-known/jwks.json`),
  ]);
  t.is(answers.pop()?.status, 200);
  const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as { error_description: string }[];
  t.is(bodies.filter(({ error_description }) => /handling 64 requests/.test(error_description)).length, 6);
  t.true(answers.every((answer) => answer.status === 503 && answer.headers.get('retry-after') === '1'));
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
