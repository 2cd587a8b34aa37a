import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageRoot } from '../../../src/lib/package-root.ts';
import { demoCredentials, type Service } from '../service.ts';
import type { Teardown } from '../teardown.ts';
import { startFront } from './front.ts';
import type { ClientModule } from './install-clients.ts';
import { type Address, runCase } from './run-case.ts';
import { readSuite } from './suite.ts';

/** The service behind a front of its own, which is there until the test is over. */
async function behindFront(t: Teardown, service: Service): Promise<Address> {
  const { client_id: clientId, client_secret: clientSecret, audience } = await demoCredentials(service.dataDir);
  return { front: await startFront(t, service), audience, clientId, clientSecret };
}

/** Runs every case with the TypeScript client, all at once because most of them wait; resolves to their number. */
export async function runSuite(t: Teardown, service: Service, client: ClientModule): Promise<number> {
  const { cases } = readSuite();
  await Promise.all(
    cases.map(async (one) =>
      runCase(client, one, await behindFront(t, service)).catch((error: unknown) => {
        throw new Error(`${one.name}: ${String(error)}`, { cause: error });
      }),
    ),
  );
  return cases.length;
}

/** Runs the suite with both Python clients of a folder; resolves to what it printed. */
export async function runPython(t: Teardown, service: Service, python: string, folder: string): Promise<string> {
  const { front, audience, clientId, clientSecret } = await behindFront(t, service);
  const env = { FRONT: front, AUDIENCE: audience, CLIENT_ID: clientId, CLIENT_SECRET: clientSecret };
  const suite = join(packageRoot, 'clients/python/tests/conformance.py');
  const { stdout } = await promisify(execFile)(python, ['-B', suite], {
    env: { ...process.env, ...env, PYTHONPATH: join(folder, 'src') },
  });
  return stdout.trim();
}
