import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import test, { type ExecutionContext } from 'ava';
import { Registry } from 'prom-client';
import { problemSchema } from '../../src/api/schemas/problem.ts';
import { shedLoad } from '../../src/http/shed-load.ts';
import { listening } from '../support/listening.ts';

function busy(ms: number): void {
  const before = process.cpuUsage();
  for (let used = 0; used < ms * 1000; ) {
    const { user, system } = process.cpuUsage(before);
    used = user + system;
  }
}

/** Every request keeps the process busy for some time. */
const serving =
  (ms: number): RequestListener =>
  (_request, response) => {
    busy(ms);
    response.end('served');
  };

async function start(t: ExecutionContext, handler: RequestListener, registry = new Registry()) {
  const options = { service: 'test', problemBase: 'http://menus.example', corsOrigins: '*', registry } as const;
  return new URL(await listening(t, shedLoad(handler, options)));
}

/** Sends requests in one packet, which one turn of the event loop reads; resolves to the raw answers. */
async function atOnce(url: URL, requests: number, method = 'GET'): Promise<readonly string[]> {
  const socket = connect(Number(url.port), url.hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (more: string) => {
    text += more;
  });
  const line = `${method} /v1/menus/1?search=pie HTTP/1.1\r\nHost: x\r\n`;
  socket.write(`${`${line}\r\n`.repeat(requests - 1)}${line}Connection: close\r\n\r\n`);
  await once(socket, 'close');
  return text.split(/(?=HTTP\/1\.1 )/);
}

const statuses = (answers: readonly string[]) => answers.map((answer) => Number(answer.slice(9, 12)));

test('requests of a turn that takes too long are refused from then on, and those of the next are served', async (t) => {
  const registry = new Registry();
  const url = await start(t, serving(5), registry);
  const answers = statuses(await atOnce(url, 40));
  t.deepEqual(answers, [...new Array<number>(16).fill(200), ...new Array<number>(24).fill(503)]);
  t.is((await fetch(url)).status, 200);
  t.regex(await registry.metrics(), /http_requests_shed_total\{service="test"\} 24/);
});

test('a refusal is a whole problem with Retry-After, and says so to scripts of other origins', async (t) => {
  const url = await start(t, serving(5));
  const refusal = (await atOnce(url, 20)).at(-1) ?? '';
  const [head = '', body = ''] = refusal.split('\r\n\r\n');
  const problem = problemSchema.parse(JSON.parse(body));
  t.like(problem, { status: 503, code: 'overloaded', instance: '/v1/menus/1' });
  t.true(head.includes('Content-Type: application/problem+json'));
  t.true(head.includes(`X-Request-Id: ${problem.requestId}`));
  t.regex(head, /Retry-After: 1/);
  t.regex(head, /Access-Control-Allow-Origin: \*/);
});

test('a refused HEAD has no body', async (t) => {
  const url = await start(t, serving(5));
  const answers = await atOnce(url, 20, 'HEAD');
  t.is(statuses(answers).at(-1), 503);
  t.true(answers.at(-1)?.endsWith('\r\n\r\n'));
});

test('a few slow requests and many quick ones are all served', async (t) => {
  t.true(statuses(await atOnce(await start(t, serving(20)), 10)).every((status) => status === 200));
  const url = await start(t, serving(0));
  t.true(statuses(await atOnce(url, 300)).every((status) => status === 200));
});
