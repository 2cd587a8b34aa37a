import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** PYTHON, or python3, if it has these modules; otherwise null. */
export async function pythonWith(...modules: readonly string[]): Promise<string | null> {
  const python = process.env.PYTHON ?? 'python3';
  return promisify(execFile)(python, ['-c', `import ${modules.join(', ')}`]).then(
    () => python,
    () => null,
  );
}
