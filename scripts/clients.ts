/**
 * Makes what a release has for programs of others, of the OpenAPI document: the npm package and the wheel of the clients, and
 * clients/menus.http.
 *
 *   npm run clients [-- FOLDER]      build/clients by default
 *
 * The wheel needs a Python with build and hatchling: PYTHON names it, python3 by default.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packageRoot } from '../src/lib/package-root.ts';
import { describeApi } from './clients/described-operations.ts';
import { httpFile } from './clients/http-file.ts';
import { packPython, packTypescript, pythonWith } from './clients/pack-clients.ts';
import { stageClients } from './clients/stage-clients.ts';

const folder = resolve(process.argv[2] ?? join(packageRoot, 'build', 'clients'));
for (const part of ['typescript', 'python']) rmSync(join(folder, part), { recursive: true, force: true });
const { typescript, python } = stageClients(folder);
console.log(await packTypescript(typescript, folder));
const program = await pythonWith('build', 'hatchling');
console.log(
  program ? await packPython(program, python, folder) : 'No wheel: there is no Python with build and hatchling.',
);

const http = join(packageRoot, 'clients', 'menus.http');
writeFileSync(http, httpFile(describeApi()));
console.log(http);
