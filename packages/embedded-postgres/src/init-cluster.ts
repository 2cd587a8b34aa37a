import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { Layout } from './layout.ts';
import { runProgram } from './run-program.ts';
import { readSettings, SERVER_USER, type ServerSettings, writeSettings } from './settings-file.ts';

export async function initCluster(layout: Layout, binaries: Binaries, durable: boolean): Promise<ServerSettings> {
  const settings = readSettings(layout.settings);
  if (existsSync(join(layout.cluster, 'PG_VERSION'))) {
    refuseOtherVersion(layout.cluster, binaries);
    if (!settings)
      throw new Error(`${layout.settings} is missing: restore it, or remove ${layout.cluster} to start anew`);
    return settings;
  }
  const password = randomBytes(24).toString('hex');
  // Written first: settings without a cluster are overwritten at the next start, a cluster without its password is lost.
  const made = { port: 0, password };
  writeSettings(layout.settings, made);
  await initialise(layout, binaries, password, durable);
  return made;
}

function refuseOtherVersion(cluster: string, binaries: Binaries): void {
  const major = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (major !== binaries.major) {
    throw new Error(
      `${cluster} was made by PostgreSQL ${major} and the programs are ${binaries.major}: ` +
        'move the data with the release it was made by, or set DATA_DIR to another folder',
    );
  }
}

async function initialise(layout: Layout, binaries: Binaries, password: string, durable: boolean): Promise<void> {
  // Created beside its place and moved in when complete, so that a kill in between leaves nothing that looks like a cluster.
  const next = `${layout.cluster}.new`;
  const passwordFile = `${layout.cluster}.pw`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  try {
    if (layout.account) {
      for (const path of [next, passwordFile]) chownSync(path, layout.account.uid, layout.account.gid);
    }
    await runProgram(
      binaries.initdb,
      [
        `--pgdata=${next}`,
        `--username=${SERVER_USER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...(durable ? [] : ['--no-sync']),
      ],
      layout.account,
    );
    renameSync(next, layout.cluster);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(next, { recursive: true, force: true });
  }
}
