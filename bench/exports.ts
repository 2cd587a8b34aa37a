/**
 * Exports of 80,000 items in a thousand menus, a fifth of them in two versions: time and memory of each format, of all together and of
 * the content codings, beside a plain COPY of the same rows by the server.
 * Run: npm run build:test && node build-test/bench/exports.js [FOLDER], which keeps database and files in the folder
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createRandom } from '@menu-data-service/seeded-random';
import { loadConfig } from '../app/config.ts';
import { countPrices } from '../app/wiring/count-prices.ts';
import { openStores, type Stores } from '../app/wiring/stores.ts';
import { writeRepresentations } from '../exports/write-export.ts';
import { type WrittenFile, writeTable } from '../exports/write-table.ts';
import { createExportSource } from '../src/db/export-source.ts';
import { type Database, openDatabase } from '../src/db/open-database.ts';
import { rows } from '../src/db/rows.ts';
import { EXPORT_FILES, EXPORT_TABLES } from '../src/domain/export-tables.ts';
import { createLogger } from '../src/lib/logger.ts';
import { inventedMenu, inventedRestaurant } from './invented-menus.ts';

const MENUS = 1000;
const CHANGED = 200;
const ROUNDS = 3;
/** What a round works on; the last two have their sources in what another one left. */
const KINDS = ['nothing', 'ndjson', 'csv', 'parquet', 'all', 'codings', 'prices'] as const;
type Kind = (typeof KINDS)[number];

interface Took {
  readonly ms: number;
  /** Peak of resident memory. */
  readonly megabytes: number;
}

const run = promisify(execFile);
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function load(stores: Stores): Promise<void> {
  const random = createRandom(20_261_122).next;
  for (let number = 0; number < MENUS; number += 1) {
    const { restaurant } = await stores.restaurants.save(inventedRestaurant(number, random));
    await stores.menus.publish(inventedMenu(restaurant.id, number, random));
    if (number < CHANGED) await stores.menus.publish(inventedMenu(restaurant.id, number, random));
  }
}

/** The work of one round, in a process of its own. */
async function work(kind: Kind, url: string, folder: string): Promise<Took> {
  const began = performance.now();
  const db = openDatabase({ url, maxConnections: 1 });
  const source = createExportSource(db);
  if (kind === 'prices') await source.snapshot(countPrices);
  else if (kind === 'codings')
    await writeRepresentations({ files: await filesIn(join(folder, 'all')) }, join(folder, 'all'));
  else
    await source.snapshot(async (snapshot) => {
      await mkdir(join(folder, kind));
      for (const table of EXPORT_TABLES) {
        const files = EXPORT_FILES.filter(
          (file) => file.table === table && (kind === 'all' || (file.format === kind && !file.bom)),
        );
        await writeTable(table, snapshot.rows(table, 'current'), files, join(folder, kind));
      }
    });
  await db.destroy();
  return { ms: performance.now() - began, megabytes: process.resourceUsage().maxRSS / 1024 };
}

async function filesIn(folder: string): Promise<readonly WrittenFile[]> {
  return Promise.all(
    EXPORT_FILES.map(async ({ name, mediaType }) => {
      return { name, mediaType, rows: 0, sha256: '', bytes: (await stat(join(folder, name))).size };
    }),
  );
}

/** The same rows by COPY, to nowhere. */
async function copy(db: Database): Promise<Took> {
  const [backend] = await rows<{ pid: number }>(db, 'select pg_backend_pid() as pid');
  const began = performance.now();
  await db.raw(
    `copy (select r.*, (select count(*) from menus m where m.restaurant_id = r.id) from restaurants r order by id) to '/dev/null' csv`,
  );
  await db.raw(`copy (select m.*, r.name, array(select s.name from sections s where s.menu_id = m.id order by s.position)
    from menus m join restaurants r on r.id = m.restaurant_id where date_deleted is null order by m.id) to '/dev/null' csv`);
  await db.raw(`copy (select m.restaurant_id, r.name, m.id, m.name, s.id, s.name, i.*
    from items i join menus m on m.id = i.menu_id join restaurants r on r.id = m.restaurant_id
      join sections s on s.menu_id = i.menu_id and s.position = i.section_position
    where m.date_deleted is null order by i.menu_id, i.section_position, i.position) to '/dev/null' csv`);
  const ms = performance.now() - began;
  const status = await readFile(`/proc/${backend?.pid}/status`, 'utf8').catch(() => '');
  return { ms, megabytes: Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024 };
}

async function main(folder: string): Promise<void> {
  const config = loadConfig({ DATA_DIR: join(folder, 'data') });
  await mkdir(config.dataDir, { recursive: true, mode: 0o755 });
  const stores = await openStores(config, createLogger('bench', 'error'), 'command');
  try {
    if ((await stores.contents()).menus === 0) await load(stores);
    console.log(
      `${JSON.stringify(await stores.contents())}; ${cpus().length} x ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`,
    );
    const took = new Map<string, Took[]>();
    const note = (name: string, one: Took) => took.set(name, [...(took.get(name) ?? []), one]);
    for (let round = 0; round < ROUNDS; round += 1) {
      await rm(join(folder, 'files'), { recursive: true, force: true });
      await mkdir(join(folder, 'files'));
      const db = openDatabase({ url: stores.url, maxConnections: 1 });
      note('COPY', await copy(db));
      await db.destroy();
      for (const kind of KINDS) {
        const args = [fileURLToPath(import.meta.url), kind, stores.url, join(folder, 'files')];
        note(kind, JSON.parse((await run(process.execPath, args)).stdout) as Took);
      }
    }
    const reference = median((took.get('COPY') ?? []).map(({ ms }) => ms));
    const backend = median((took.get('COPY') ?? []).map(({ megabytes }) => megabytes));
    for (const [name, all] of took) {
      const [ms, megabytes] = [median(all.map((one) => one.ms)), median(all.map((one) => one.megabytes))];
      const ratio = (megabytes / backend).toFixed(1);
      const [times, memory] = [(ms / reference).toFixed(1).padStart(6), megabytes.toFixed(0).padStart(5)];
      console.log(
        `${name.padEnd(8)} ${times} x COPY in time (${(ms / 1000).toFixed(1)} s), ${memory} MB, ${ratio} x its process`,
      );
    }
    for (const { name, bytes } of await filesIn(join(folder, 'files', 'all')))
      console.log(`${name.padEnd(22)} ${bytes} bytes`);
  } finally {
    await stores.close();
  }
}

const [first = 'bench-exports', url, folder] = process.argv.slice(2);
const kind = KINDS.find((known) => known === first);
if (kind && url && folder) console.log(JSON.stringify(await work(kind, url, folder)));
else await main(resolve(first));
