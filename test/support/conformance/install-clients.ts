import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Client, ClientOptions, Problem } from '@menu-data-service/client/core';
import { packTypescript } from '../../../scripts/clients/pack-clients.ts';
import { stageClients } from '../../../scripts/clients/stage-clients.ts';

const run = promisify(execFile);

/** Any operation by its name, with what it takes and answers left open. */
interface AnyOperation {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
  readonly paged: true;
}

/** What the package of the TypeScript client exports. */
export interface ClientModule {
  createMenusClient(options: ClientOptions): Client<Record<string, AnyOperation>>;
  readonly Problem: typeof Problem;
}

export interface InstalledClients {
  /** A folder that was empty, into which the npm package of the TypeScript client was installed from its tarball. */
  readonly app: string;
  readonly typescript: ClientModule;
  /** Folder of the Python client as a wheel is built from it. */
  readonly python: string;
}

/** Packs the clients of this version as a release does, below a folder, and installs the TypeScript one from its package. */
export async function installClients(folder: string): Promise<InstalledClients> {
  const { typescript, python } = stageClients(join(folder, 'staged'));
  const tarball = await packTypescript(typescript, folder);
  const app = join(folder, 'app');
  mkdirSync(app, { recursive: true });
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: app });
  const entry = join(app, 'node_modules/@menu-data-service/client/index.js');
  return { app, typescript: await import(pathToFileURL(entry).href), python };
}
