import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Packs the staged TypeScript client as npm publishes it; resolves to the path of the tarball. */
export async function packTypescript(staged: string, into: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', into], { cwd: staged });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  return join(into, filename);
}

/** PYTHON, or what python3 is, where it has these modules; null where it has not. */
export async function pythonWith(...modules: readonly string[]): Promise<string | null> {
  const python = process.env.PYTHON ?? 'python3';
  return run(python, ['-c', `import ${modules.join(', ')}`]).then(
    () => python,
    () => null,
  );
}

/** Builds the wheel of the staged Python client with a Python that has build and hatchling; resolves to its path. */
export async function packPython(python: string, staged: string, into: string): Promise<string> {
  await run(python, ['-m', 'build', '--wheel', '--no-isolation', '--outdir', into], { cwd: staged });
  const wheel = readdirSync(into).find((name) => name.endsWith('.whl'));
  if (wheel === undefined) throw new Error(`no wheel is in ${into}`);
  return join(into, wheel);
}
