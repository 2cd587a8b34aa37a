/**
 * Runs a script of the laboratory.
 *
 *   npm run lab NAME -- [ARGUMENTS]      such as enrich/eval-enrich, for lab/enrich/eval-enrich.ts
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [name] = process.argv.splice(2, 1);
const script = new URL(`./${name}.js`, import.meta.url);
if (!name || !existsSync(fileURLToPath(script))) {
  console.error('Give the name of a script: the path of its file below lab/, without its ending.');
  process.exit(2);
}
await import(script.href);
