import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Sources of the tests below a folder, with `/` between folders. */
const testsIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

const packages = readdirSync('packages').filter((name) => readdirSync(`packages/${name}`).includes('test'));
const sources = [...testsIn('test'), ...packages.flatMap((name) => testsIn(`packages/${name}/test`))];

/** As it is compiled: what was left in a build by a removed source is never run. */
const compiled = (source) =>
  source
    .replace(/^test\//, 'build-test/test/')
    .replace(/^(packages\/[^/]+)\/test\//, '$1/build/test/')
    .replace(/ts$/, 'js');

/** A test that asks for more time than the others says so itself. */
const isLong = (source) => /\bt\.timeout\(/.test(readFileSync(source, 'utf8'));
const long = new Set(sources.filter(isLong).map(compiled));
/** Rooms without processes or pictures, and the contracts of the ports. */
const QUICK = /^(?:test\/(?:domain|lib|contract)|packages\/[^/]+\/test)\/(?!parser|read|scripts)/;
const isQuick = (source) => QUICK.test(source) && !long.has(compiled(source));

const rank = (file) => ([...long].some((name) => file.replaceAll('\\', '/').endsWith(name)) ? 0 : 1);

export default {
  files: (process.env.TEST_QUICK ? sources.filter(isQuick) : sources).map(compiled),
  // The long ones first, so that none is alone at the end.
  sortTestFiles: (a, b) => rank(a) - rank(b) || (a < b ? -1 : 1),
  timeout: '5m',
  workerThreads: false,
  require: ['./build-test/test/support/record-file-time.js'],
  // Many tests wait for processes, connections and limits of time, so one more is run than there are cores.
  concurrency: availableParallelism() + 1,
};
