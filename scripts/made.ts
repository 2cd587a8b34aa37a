import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageRoot } from '../src/lib/package-root.ts';
import { madeFiles } from './made/made-files.ts';

// Writes the parts of the clients and the collections that are made of the schemas of the API.
for (const [path, text] of madeFiles()) {
  const file = join(packageRoot, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(path);
}
