import type { ChildProcess } from 'node:child_process';
import { layoutOf } from '@menu-data-service/embedded-postgres/layout';
import { findPostmaster } from '@menu-data-service/embedded-postgres/postmaster';
import test, { type ExecutionContext } from 'ava';
import { testDatabase } from '../support/database.ts';
import { isAlive } from '../support/embedded-postgres.ts';
import { faultProxy } from '../support/fault-proxy.ts';
import { freePort } from '../support/free-port.ts';
import { startService } from '../support/service.ts';
import { untilReady } from '../support/start-as-role.ts';
import { startLogged } from '../support/start-logged.ts';
import { startTestEngine } from '../support/test-engine/start-test-engine.ts';
import { until } from '../support/until.ts';

/** Twice the promised time, because other tests run too; without a limit they continue for minutes. */
const MAX_MS = 20_000;
const MAX_START_MS = 60_000;

/** A database behind a proxy, and the environment of a process. */
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
  // Its server processes still answer, so its shutdown hangs.
  process.kill(pid, 'SIGSTOP');
  let code: number | null | undefined;
  const stopped = service.stop('SIGTERM').then((ended) => {
    code = ended;
  });
  await until(() => code !== undefined, MAX_MS).catch((error) => t.fail(String(error)));
  process.kill(pid, 'SIGCONT');
  // It ends now, and writes to its folder meanwhile.
  await until(() => !isAlive(pid));
  await stopped;
  t.is(code, 0);
});

/** Sends SIGTERM and resolves to the exit code and signal. */
async function endOf(child: ChildProcess): Promise<unknown[]> {
  let end: unknown[] | null = null;
  child.once('exit', (...how) => {
    end = how;
  });
  child.kill('SIGTERM');
  return until(() => end, MAX_MS);
}

/** Waits until the process answers on its operations port and a named readiness check passes. */
async function untilListening(opsUrl: string, check: string | null): Promise<void> {
  await until(async () => {
    const { checks } = (await (await fetch(`${opsUrl}/readyz`)).json()) as { checks: Record<string, { ok: boolean }> };
    return check === null || checks[check]?.ok;
  }, MAX_START_MS);
}
