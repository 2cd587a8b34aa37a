import type { ExecutionContext } from 'ava';
import { freePort } from './free-port.ts';
import { runMenus } from './run-menus.ts';
import { requestToken, type Service } from './service.ts';
import { PROCESSES, type ProcessName, type StartedProcess, startAsRole, untilReady } from './start-as-role.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The four processes, each on its own, with a database server and search engines; stopped after the test. */
export async function startApart(
  t: ExecutionContext,
  servers: {
    readonly DATABASE_URL: string;
    readonly MEILI_URL: string;
    readonly MEILI_URLS?: string;
    readonly FIND_PAGES?: 'true';
  },
): Promise<Service> {
  const [port, authPort] = await Promise.all([freePort(), freePort()]);
  const dataDir = await temporaryFolder(t, 'apart');
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
  const children: StartedProcess[] = [];
  for (const name of Object.keys(PROCESSES) as ProcessName[]) children.push(await startAsRole(t, name, env));
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
