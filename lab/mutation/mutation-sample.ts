/**
 * Breaks the compiled code in many places, one at a time, and counts how many are noticed by the tests that load the broken file with the
 * least else. The tests must pass before.
 *
 *   npm run lab mutation/mutation-sample -- [--breaks 60] [--seed 1] [--rooms 'reader,ingest: enrich']
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '@menu-data-service/seeded-random';
import { ROOMS } from '../../scripts/imports/rooms.ts';
import { type Break, breaksOf } from './breaks.ts';
import { loadedFiles } from './loaded-files.ts';

const MOST_TESTS = 8;
/** Code that runs on for ever is noticed too. */
const LONGEST_MS = 600_000;

const { values } = parseArgs({
  options: {
    breaks: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    rooms: { type: 'string' },
  },
});
const root = process.cwd();
const random = createRandom(Number(values.seed));

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(root, folder, name));

const compiled = (path: string): string =>
  join(root, path.replace(/^(packages\/[^/]+)\/src/, '$1/build/src').replace(/^(?!packages\/)/, 'build-test/'));

/** Compiled files by the room they belong to; all rooms of the reader are one, and all of the engine. */
function filesByRoom(): Map<string, string[]> {
  const all = ['app', 'src', 'indexer', 'tokens', 'ingest', 'exports', 'webhooks'].flatMap((name) =>
    filesBelow(`build-test/${name}`),
  );
  const packages = readdirSync('packages').flatMap((name) => {
    const folder = `packages/${name}/build/src`;
    return name === 'ocr-models' || name === 'client' ? [] : filesBelow(folder);
  });
  const paths = ROOMS.flatMap(({ name, paths }) =>
    paths.map((path) => ({
      room: /^(?:reader|engine)(?=:)/.exec(name)?.[0] ?? name,
      path: compiled(path).replace(/\.ts$/, '.js'),
    })),
  ).toSorted((a, b) => b.path.length - a.path.length);
  const rooms = new Map<string, string[]>();
  for (const file of [...all, ...packages]) {
    const room = paths.find(({ path }) => file === path || file.startsWith(`${path}/`))?.room;
    if (room) rooms.set(room, [...(rooms.get(room) ?? []), file]);
  }
  return rooms;
}

const tests = [
  ...filesBelow('build-test/test'),
  ...readdirSync('packages').flatMap((name) =>
    readdirSync(join('packages', name)).includes('test') ? filesBelow(`packages/${name}/build/test`) : [],
  ),
]
  .filter((file) => file.endsWith('.test.js') && !/\bt\.timeout\(/.test(readFileSync(file, 'utf8')))
  .map((file) => ({ file, loads: loadedFiles(file) }));

function testsOf(file: string): string[] {
  const loading = tests.filter(({ loads }) => loads.has(file)).toSorted((a, b) => a.loads.size - b.loads.size);
  return loading.slice(0, MOST_TESTS).map((test) => relative(root, test.file));
}

function passes(files: readonly string[]): Promise<boolean> {
  const runner = join(root, 'build-test/test/support/run-tests.js');
  const child = spawn(process.execPath, [runner, '--fail-fast', ...files], { stdio: 'ignore' });
  const timer = setTimeout(() => child.kill('SIGINT'), LONGEST_MS);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });
}

async function isNoticed(file: string, { start, end, by }: Break): Promise<boolean> {
  const code = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, code.slice(0, start) + by + code.slice(end));
    return !(await passes(testsOf(file)));
  } finally {
    writeFileSync(file, code);
  }
}

const wanted = values.rooms?.split(',');
const rooms = [...filesByRoom()]
  .map(([room, files]) => {
    const places = files.flatMap((file) => breaksOf(file, readFileSync(file, 'utf8')).map((one) => ({ file, one })));
    return { room, places, noticed: 0, broken: 0 };
  })
  .filter(({ room, places }) => places.length > 0 && (wanted?.includes(room) ?? true));

for (let n = 0; n < Number(values.breaks); n += 1) {
  const room = rooms[n % rooms.length];
  const place = room?.places[random.integer(room.places.length)];
  if (!room || !place) continue;
  const { file, one } = place;
  const code = readFileSync(file, 'utf8');
  const noticed = testsOf(file).length > 0 && (await isNoticed(file, one));
  room.broken += 1;
  room.noticed += Number(noticed);
  const line = code.slice(0, one.start).split('\n').length;
  const was = code.slice(one.start, one.end).split('\n')[0];
  console.log(
    `${noticed ? 'noticed' : 'NOT    '}  ${room.room.padEnd(14)} ${relative(root, file)}:${line}  ${was} -> ${one.by}`,
  );
}
for (const { room, noticed, broken } of rooms)
  if (broken > 0) console.log(`${room.padEnd(14)} ${noticed} of ${broken}`);
const sum = (of: 'noticed' | 'broken'): number => rooms.reduce((total, room) => total + room[of], 0);
console.log(`${'all'.padEnd(14)} ${sum('noticed')} of ${sum('broken')}`);
