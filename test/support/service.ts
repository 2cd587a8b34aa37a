import { once } from 'node:events';
import { type DemoClient, readDemoClient } from '../../app/demo-client.ts';
import { freePort } from './free-port.ts';
import { type Finished, runMenus, spawnMenus } from './run-menus.ts';
import type { Teardown } from './teardown.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface Service {
  readonly baseUrl: string;
  readonly authUrl: string;
  readonly opsUrl: string;
  readonly dataDir: string;
  readonly pid: number;
  printed(): string;
  menus(args: readonly string[], stdin?: string): Promise<Finished>;
  /** A fresh access token of the demo client. */
  token(): Promise<string>;
  /** Sends the signal and resolves to the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Gets a token from the token service like any consumer. */
export async function requestToken(authUrl: string, credentials: object): Promise<string> {
  const response = await fetch(`${authUrl}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...credentials, grant_type: 'client_credentials' }),
  });
  const body = (await response.json()) as { access_token?: string };
  if (!body.access_token) throw new Error(`no token: ${JSON.stringify(body)}`);
  return body.access_token;
}

/** The demo client of a running service. */
export async function demoCredentials(dataDir: string): Promise<DemoClient> {
  const demo = await readDemoClient(dataDir);
  if (!demo) throw new Error(`${dataDir} holds no demo client`);
  return demo;
}

/** Runs `menus start` on its own data folder and ports, optionally with all samples; stopped and removed after the test. */
export async function startService(
  t: Teardown,
  options: { readonly env?: Readonly<Record<string, string>>; readonly dataDir?: string; readonly cwd?: string } = {},
): Promise<Service> {
  const dataDir = options.dataDir ?? (await temporaryFolder(t, 'journey'));
  const [port, authPort, opsPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const env = {
    DATA_DIR: dataDir,
    PORT: String(port),
    AUTH_PORT: String(authPort),
    OPS_PORT: String(opsPort),
    SAMPLE_DATA: 'false',
    LOG_LEVEL: 'warn',
    ...options.env,
  };
  const child = spawnMenus(['start'], env, options.cwd);
  let stdout = '';
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const closed = once(child, 'close').then(([code]) => code as number | null);
  const allThere = env.SAMPLE_DATA === 'false' ? /^Ready in/m : /^The pictures are read too/m;
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      if (allThere.test(stdout)) resolve();
    });
    void closed.then((code) => reject(new Error(`menus start ended with ${code}:\n${stdout}${stderr}`)));
  });
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return closed;
  };
  t.teardown(() => stop());
  await ready;
  const authUrl = `http://localhost:${authPort}`;
  return {
    baseUrl: `http://localhost:${port}`,
    authUrl,
    opsUrl: `http://localhost:${opsPort}`,
    dataDir,
    pid: child.pid ?? 0,
    printed: () => stdout,
    menus: (args, stdin) => runMenus(args, { env, ...(stdin === undefined ? {} : { stdin }) }),
    token: async () => {
      const { client_id, client_secret, audience } = await demoCredentials(dataDir);
      return requestToken(authUrl, { client_id, client_secret, audience });
    },
    stop,
  };
}
