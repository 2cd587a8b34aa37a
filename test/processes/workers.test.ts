import { once } from 'node:events';
import { createServer } from 'node:net';
import test from 'ava';
import { testDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { startLoad } from '../support/rolling/load.ts';
import { runMenus } from '../support/run-menus.ts';
import type { LoggedProcess } from '../support/start-logged.ts';
import { until } from '../support/until.ts';
import { LIMIT, LONGEST_MS, passedLimit, renewWorkers, startWorkers } from '../support/workers/start-workers.ts';

async function metric({ opsUrl }: LoggedProcess, line: RegExp): Promise<number> {
  const text = await (await fetch(`${opsUrl}/metrics`)).text();
  return [...text.matchAll(line)].reduce((sum, [, value]) => sum + Number(value), 0);
}

test('two processes serve one port as one: limits, metrics, a death, a renewal, an end', async (t) => {
  t.timeout(400_000);
  const two = await startWorkers(t, { ...(await testDatabase(t)), count: 2 });
  const { api, port, headers, allServe } = two;
  const first = await allServe();
  for (const worker of [1, 2])
    await until(() => new RegExp(`"worker":${worker},.*API is up`).test(api.log()), LONGEST_MS);

  const { passed, asked, ofOne } = await passedLimit(two);
  t.log(`${passed} passed where one process lets pass ${ofOne.toFixed(0)}`);
  t.true(passed >= 0.9 * LIMIT && passed <= 1.1 * ofOne, `${passed} of ${ofOne}`);
  const counted = /^http_request_duration_seconds_count\{.*\} (\d+)$/gm;
  t.is(await metric(api, counted), asked);

  const [[id, pid] = ['', 0]] = first;
  process.kill(pid, 'SIGKILL');
  const second = await until(async () => {
    const workers = await allServe();
    return !workers.has(id) && workers;
  }, LONGEST_MS);
  t.regex(api.log(), new RegExp(`"worker":${id},"how":"SIGKILL".*a worker died`));
  t.is(await metric(api, counted), asked, 'what the dead one had counted is kept');
  t.is(await metric(api, /^workers_replaced_total (\d+)$/gm), 1);

  const paths = [`/v1/menus/${two.steady.ids[0]}`, '/v1/menus/items?search=stalwart', '/v1/meta'];
  const load = startLoad(port, paths, () => headers());
  for (let renewed = 1; renewed <= 2; renewed += 1) await renewWorkers(two);
  const third = await allServe();
  await load.stop();
  t.log(`${load.fresh.answered + load.kept.answered} answers while all workers were replaced twice`);
  t.deepEqual([...load.fresh.failed, ...load.kept.failed], []);
  t.true(load.fresh.answered > 0 && load.kept.answered > 0);
  t.deepEqual(
    [...second.keys()].filter((one) => third.has(one)),
    [],
  );

  const ended = once(api.child, 'exit');
  api.child.kill('SIGTERM');
  t.deepEqual(await ended, [0, null]);
  for (const pid of third.values()) t.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
});

test('what keeps the first worker from serving ends the process', async (t) => {
  const { url } = await testDatabase(t);
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  t.teardown(() => taken.close());
  const { port } = taken.address() as { port: number };
  const { code, stderr } = await runMenus(['tokens'], {
    env: {
      ...{ DATABASE_URL: url, KEY_ENCRYPTION_KEY: 'ab'.repeat(32), PROCESSES: '2' },
      ...{ AUTH_PORT: String(port), OPS_PORT: String(await freePort()) },
    },
  });
  t.is(code, 1);
  t.regex(stderr, /port \d+ on 127\.0\.0\.1 is already taken/);
  t.regex(stderr, /"worker 1 ended before it served \(exit code 1\)"/);
  t.notRegex(stderr, /worker 2/);
});

test('exports do not go with several processes, and the whole service is one', async (t) => {
  const servers = { DATABASE_URL: 'postgres://localhost:1/menus', MEILI_URL: 'http://localhost:1', PROCESSES: '2' };
  const api = await runMenus(['api'], { env: servers });
  t.is(api.code, 2);
  t.regex(api.stderr, /EXPORT_EVERY_SECONDS: expected 0 with PROCESSES=2/);
  const all = await runMenus(['start'], { env: { PROCESSES: '2' } });
  t.is(all.code, 2);
  t.regex(all.stderr, /PROCESSES: `menus start` is one process/);
});
