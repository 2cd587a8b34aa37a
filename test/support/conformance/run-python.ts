import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageRoot } from '../../../src/lib/package-root.ts';
import type { Address } from './run-case.ts';

const run = promisify(execFile);

/** Runs the suite with both Python clients of a folder; resolves to what it printed. */
export async function runPython(
  python: string,
  folder: string,
  { front, audience, clientId, clientSecret }: Address,
): Promise<string> {
  const env = { FRONT: front, AUDIENCE: audience, CLIENT_ID: clientId, CLIENT_SECRET: clientSecret };
  const { stdout } = await run(python, ['-B', join(packageRoot, 'clients/python/tests/conformance.py')], {
    env: { ...process.env, ...env, PYTHONPATH: join(folder, 'src') },
  });
  return stdout.trim();
}
