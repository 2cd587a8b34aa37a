import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../test/support/free-port.ts';
import { spawnMenus } from '../../test/support/run-menus.ts';

export interface SampleService {
  readonly baseUrl: string;
  readonly opsUrl: string;
  stop(): Promise<void>;
}

/** `menus start` with the sample menus, on a data folder of its own. */
export async function sampleService(): Promise<SampleService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'menus-pictures-'));
  // Where root runs this the database runs as another account, which must reach the folder.
  await chmod(dataDir, 0o755);
  const [port, authPort, opsPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const ports = { PORT: String(port), AUTH_PORT: String(authPort), OPS_PORT: String(opsPort) };
  const child = spawnMenus(['start'], { DATA_DIR: dataDir, ...ports, SAMPLE_DATA: 'true', LOG_LEVEL: 'warn' });
  const closed = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await closed;
    await rm(dataDir, { recursive: true, force: true });
  };
  const ready = new Promise<void>((resolve, reject) => {
    let printed = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (/ready in/i.test(printed)) resolve();
    });
    child.stderr?.resume();
    void closed.then(() => reject(new Error(`menus start ended: ${printed}`)));
  });
  await ready;
  return { baseUrl: `http://localhost:${port}`, opsUrl: `http://localhost:${opsPort}`, stop };
}
