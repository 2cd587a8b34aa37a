import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import pg from 'pg';
import { pino } from 'pino';
import { ask, dataFolder, started } from '../support/embedded-postgres.ts';
import { until } from '../support/until.ts';
import { usedFolder } from '../support/used-folder.ts';

/** A small separate disk with a used data folder; null if this account may not mount one. */
async function smallDisk(t: ExecutionContext): Promise<{ readonly disk: string; readonly dataDir: string } | null> {
  const disk = join(await dataFolder(t), 'disk');
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=120m,mode=755', 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    return null;
  }
  t.teardown(() => void execFileSync('umount', [disk]));
  chmodSync(disk, 0o755);
  const dataDir = join(disk, 'data');
  execFileSync('cp', ['-Rp', await usedFolder(t), dataDir]);
  return { disk, dataDir };
}

function fill(file: string): void {
  for (const size of [1_000_000, 4096]) {
    const bytes = Buffer.alloc(size);
    try {
      for (;;) appendFileSync(file, bytes);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}

test('a server that failed on a full disk restarts with its data when there is space', async (t) => {
  t.timeout(150_000);
  const small = await smallDisk(t);
  if (small === null) {
    t.log('not tried: only root may mount a small disk');
    t.pass();
    return;
  }
  const { disk, dataDir } = small;
  const logged: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void logged.push(String(JSON.parse(line).msg)) });
  const failures: Error[] = [];
  const server = await started(t, { dataDir, logger, onFailure: (error) => failures.push(error) });
  // Connected early, because a server without space accepts no connections.
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  await client.connect();
  fill(join(disk, 'fill'));
  // Switches write-ahead log files until there is no room for one and a commit cannot be written.
  await until(async () => {
    for (const sql of ['select pg_switch_wal()', 'update kept set n = n']) await client.query(sql).catch(() => null);
    return logged.some((line) => line.includes('disk of the data folder is full'));
  }, 60_000);
  t.is(await ask(server.url, 'select 1').catch(() => 'no answer'), 'no answer');
  rmSync(join(disk, 'fill'));
  await until(async () => (await ask(server.url, 'select n from kept').catch(() => null)) === 42, 60_000);
  t.deepEqual(failures, []);
  t.is(logged.filter((line) => line.includes('is full')).length, 1);
});
