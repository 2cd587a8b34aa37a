import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ExecutionContext } from 'ava';
import { asRole } from './database.ts';
import { freePort } from './free-port.ts';
import { runMenus, spawnMenus } from './run-menus.ts';
import { requestToken, type Service } from './service.ts';

/** Each process with the database role that is all it needs. */
const PROCESSES = {
  tokens: 'menus_tokens',
  api: 'menus_api',
  indexer: 'menus_indexer',
  'ingest-worker': 'menus_ingest',
} as const;

/** Resolves when the process with this operations port says that it is ready. */
export async function untilReady(opsUrl: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const response = await fetch(`${opsUrl}/readyz`).catch(() => null);
    if (response?.ok) return;
    await sleep(100);
  }
  throw new Error(`${opsUrl}/readyz was not ready in 30 s`);
}

/** The four processes, each on its own, with a database server and search engines; stopped when the test is over. */
export async function startApart(
  t: ExecutionContext,
  servers: { readonly DATABASE_URL: string; readonly FIND_PAGES?: 'true' } & (
    | { readonly MEILI_URL: string }
    | { readonly MEILI_URLS: string }
    | { readonly MEILI_GROUPS: string }
  ),
): Promise<Service> {
  const [port, authPort] = await Promise.all([freePort(), freePort()]);
  const dataDir = await mkdtemp(join(tmpdir(), 'menus-apart-'));
  t.teardown(() => rm(dataDir, { recursive: true, force: true }));
  const env = {
    ...servers,
    DATA_DIR: dataDir,
    PORT: String(port),
    AUTH_PORT: String(authPort),
    KEY_ENCRYPTION_KEY: 'ab'.repeat(32),
    LOG_LEVEL: 'warn',
  };
  const migrated = await runMenus(['migrate'], { env });
  if (migrated.code !== 0) throw new Error(migrated.stderr);
  const created = await runMenus(['clients', 'create', '--name', 'Journey', '--json'], { env });
  const credentials = JSON.parse(created.stdout) as { client_id: string; client_secret: string };
  const children: { child: ChildProcess; closed: Promise<number | null>; opsUrl: string }[] = [];
  for (const [name, role] of Object.entries(PROCESSES)) {
    const opsPort = await freePort();
    const child = spawnMenus([name], {
      ...env,
      DATABASE_URL: asRole(servers.DATABASE_URL, role),
      OPS_PORT: String(opsPort),
    });
    child.stderr?.on('data', (text: Buffer) => t.log(`${name}: ${text.toString().trim()}`));
    const closed = once(child, 'close').then(([code]) => code as number | null);
    children.push({ child, closed, opsUrl: `http://localhost:${opsPort}` });
  }
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    for (const { child } of children) child.kill(signal);
    const codes = await Promise.all(children.map(({ closed }) => closed));
    return codes[0] ?? null;
  };
  t.teardown(() => stop());
  await Promise.all(children.map(({ opsUrl }) => untilReady(opsUrl)));
  const baseUrl = `http://localhost:${port}`;
  const authUrl = `http://localhost:${authPort}`;
  return {
    baseUrl,
    authUrl,
    opsUrl: children[1]?.opsUrl ?? '',
    dataDir,
    pid: children[1]?.child.pid ?? 0,
    printed: () => '',
    menus: (args, stdin) => runMenus(args, { env, ...(stdin === undefined ? {} : { stdin }) }),
    token: () => requestToken(authUrl, { ...credentials, audience: baseUrl }),
    stop,
  };
}
