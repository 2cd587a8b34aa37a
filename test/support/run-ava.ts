import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { packageRoot } from '../../src/lib/package-root.ts';
import type { Teardown } from './teardown.ts';

/** Runs ava with `own` added to the environment, and passes its output on; resolves to its exit code and uncoloured output. */
export function runAva(
  t: Teardown,
  args: readonly string[],
  own: Readonly<Record<string, string>>,
  show: (chunk: Buffer) => void = () => {},
): Promise<{ code: number; printed: string }> {
  return new Promise((resolve, reject) => {
    const ava = join(packageRoot, 'node_modules', 'ava', 'entrypoints', 'cli.mjs');
    const child = spawn(process.execPath, [ava, ...args], {
      cwd: packageRoot,
      env: { ...process.env, ...own },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const closed = new Promise((over) => child.once('close', over));
    t.teardown(() => {
      child.kill('SIGINT');
      return closed;
    });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      show(chunk);
      printed += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, printed: stripVTControlCharacters(printed) }));
  });
}
