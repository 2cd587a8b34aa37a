import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageRoot } from '../../src/lib/package-root.ts';

const run = promisify(execFile);

/** Packs the client of this version like a release, and installs it into an empty folder below the given one; resolves to its path. */
export async function installClient(folder: string): Promise<string> {
  const { stdout } = await run(process.execPath, [join(packageRoot, 'build-test/lab/tools/pack-client.js'), folder]);
  const app = join(folder, 'app');
  mkdirSync(app, { recursive: true });
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', stdout.trim()], { cwd: app });
  return app;
}
