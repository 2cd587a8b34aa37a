import type { ChildProcess } from 'node:child_process';
import test, { type ExecutionContext } from 'ava';
import { layoutOf } from '../../src/db/embedded-postgres/layout.ts';
import { findPostmaster } from '../../src/db/embedded-postgres/postmaster.ts';
import { testDatabase } from '../support/database.ts';
import { isAlive } from '../support/embedded-postgres.ts';
import { faultProxy } from '../support/fault-proxy.ts';
import { freePort } from '../support/free-port.ts';
import { startService } from '../support/service.ts';
import { untilReady } from '../support/start-as-role.ts';
import { startLogged } from '../support/start-logged.ts';
import { startTestEngine } from '../support/test-engine/start-test-engine.ts';
import { until } from '../support/until.ts';

/** Twice what is promised, because a test has the machine not for itself; without a limit they run on for minutes. */
const LONGEST_MS = 20_000;
const LONGEST_START_MS = 60_000;

/** A database behind a proxy, and what a process needs besides. */
async function environment(t: ExecutionContext) {
  const { url } = await testDatabase(t);
  const address = new URL(url);
  const proxy = await faultProxy(t, address.hostname, Number(address.port));
  address.hostname = '127.0.0.1';
  address.port = String(proxy.port);
  const [port, authPort] = await Promise.all([freePort(), freePort()]);
  const env = {
    ...{ DATABASE_URL: address.href, MEILI_URL: (await startTestEngine(t)).url, MEILI_SEARCH_KEY: 'any' },
    ...{ MEILI_INDEXER_KEY: 'any', KEY_ENCRYPTION_KEY: 'ab'.repeat(32), LOG_LEVEL: 'warn' },
    ...{ PORT: String(port), AUTH_PORT: String(authPort), JWKS_URL: 'http://127.0.0.1:9/' },
  };
  return { proxy, env };
}

for (const name of ['api', 'tokens', 'indexer', 'ingest-worker']) {
  test.serial(`"menus ${name}" ends with 0 after SIGTERM while Postgres hangs`, async (t) => {
    const { proxy, env } = await environment(t);
    const { child, opsUrl, log } = await startLogged(t, name, env);
    if (name !== 'api') await untilReady(opsUrl);
    else await untilListening(opsUrl, 'database');
    await proxy.fail('hang');
    await until(() => proxy.waiting > 0);
    t.deepEqual(await endOf(child), [0, null], log());
  });

  test.serial(`"menus ${name}" ends with 0 after SIGTERM while Postgres hangs from its start on`, async (t) => {
    const { proxy, env } = await environment(t);
    await proxy.fail('hang');
    const { child, opsUrl, log } = await startLogged(t, name, env);
    await untilListening(opsUrl, null);
    t.deepEqual(await endOf(child), [0, null], log());
  });
}

test.serial('"menus start" ends with 0 after SIGTERM while its Postgres is stopped', async (t) => {
  const service = await startService(t);
  const { pid } = findPostmaster(layoutOf(service.dataDir).cluster) ?? { pid: 0 };
  t.not(pid, 0);
  // Its server processes still answer, so it is the end of the server that hangs.
  process.kill(pid, 'SIGSTOP');
  let code: number | null | undefined;
  const stopped = service.stop('SIGTERM').then((ended) => {
    code = ended;
  });
  await until(() => code !== undefined, LONGEST_MS).catch((error) => t.fail(String(error)));
  process.kill(pid, 'SIGCONT');
  // It ends now, and writes to its folder while it does.
  await until(() => !isAlive(pid));
  await stopped;
  t.is(code, 0);
});

/** Sends SIGTERM and resolves to the code and signal with which the process has ended. */
async function endOf(child: ChildProcess): Promise<unknown[]> {
  let end: unknown[] | null = null;
  child.once('exit', (...how) => {
    end = how;
  });
  child.kill('SIGTERM');
  return until(() => end, LONGEST_MS);
}

/** Waits until the process answers on its operations port and, where one is named, a check of readiness is well. */
async function untilListening(opsUrl: string, check: string | null): Promise<void> {
  await until(async () => {
    const { checks } = (await (await fetch(`${opsUrl}/readyz`)).json()) as { checks: Record<string, { ok: boolean }> };
    return check === null || checks[check]?.ok;
  }, LONGEST_START_MS);
}
