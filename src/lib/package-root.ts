import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('package.json of the menu data service not found above its own code');
  return findRoot(parent);
}

/** Root of the package, whether compiled or not; data files (samples, models, word lists) are read from here. */
export const packageRoot: string = findRoot(dirname(fileURLToPath(import.meta.url)));
