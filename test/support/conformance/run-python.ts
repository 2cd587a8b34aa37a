import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageRoot } from '../../../src/lib/package-root.ts';
import type { Address } from './run-case.ts';

const run = promisify(execFile);
const folder = join(packageRoot, 'clients', 'python');

/** A Python with httpx: PYTHON, or what python3 is; null where there is none. */
export async function pythonWithHttpx(): Promise<string | null> {
  const python = process.env.PYTHON ?? 'python3';
  return run(python, ['-c', 'import httpx']).then(
    () => python,
    () => null,
  );
}

/** Runs the suite with both Python clients as they are in the repository; resolves to what it printed. */
export async function runPython(python: string, { front, audience, clientId, clientSecret }: Address): Promise<string> {
  const env = { FRONT: front, AUDIENCE: audience, CLIENT_ID: clientId, CLIENT_SECRET: clientSecret };
  const { stdout } = await run(python, ['-B', join(folder, 'tests', 'conformance.py')], {
    env: { ...process.env, ...env, PYTHONPATH: join(folder, 'src') },
  });
  return stdout.trim();
}
