import { execFileSync } from 'node:child_process';
import test from 'ava';
import { ask, dataFolder, started } from './embedded-postgres.ts';
import { afterAll, type Teardown } from './teardown.ts';

const shared = afterAll(test);
let prepared: Promise<string> | undefined;

async function prepare(): Promise<string> {
  const dataDir = await dataFolder(shared);
  const server = await started(shared, { dataDir });
  await ask(server.url, 'create table kept as select 42 as n');
  await server.stop();
  return dataDir;
}

/** Data folder of a stopped server, with 42 in column n of table kept. It is a copy, because creating one takes a second. */
export async function usedFolder(t: Teardown): Promise<string> {
  prepared ??= prepare();
  const dataDir = await dataFolder(t);
  execFileSync('cp', ['-Rp', `${await prepared}/.`, dataDir]);
  return dataDir;
}
