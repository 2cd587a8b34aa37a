import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Beside the sources; compiled, this file is in build/test/structure. */
const FOLDER = fileURLToPath(new URL('../../../test/recorded', import.meta.url));

/** Content of a file of recorded lines; UPDATE=true rewrites it. */
export function recorded(name: string, now: readonly string[]): string {
  const file = `${FOLDER}/${name}`;
  if (process.env.UPDATE === 'true') writeFileSync(file, `${now.join('\n')}\n`);
  return readFileSync(file, 'utf8');
}
