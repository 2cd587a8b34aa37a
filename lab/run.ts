/**
 * Runs a script of the laboratory, or lists them.
 *
 *   npm run lab [NAME -- ARGUMENTS]      such as torture/restarts, for lab/torture/restarts.ts
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from '../src/lib/package-root.ts';

const [name] = process.argv.splice(2, 1);
const script = new URL(`./${name}.js`, import.meta.url);
if (!name || !existsSync(fileURLToPath(script))) {
  const files = readdirSync(join(packageRoot, 'lab'), { recursive: true, encoding: 'utf8' });
  const names = files.filter((file) => /^(?!test)[^/]+\/[^/]+\.ts$/.test(file)).sort();
  console.error(`Give the name of a script:\n${names.map((file) => `  ${file.slice(0, -'.ts'.length)}\n`).join('')}`);
  process.exit(2);
}
await import(script.href);
