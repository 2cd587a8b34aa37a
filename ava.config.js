import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const isSlow = (file) => Number(/\.slow\.test\.[jt]s$/.test(file));
const withSlow = Boolean(process.env.WITH_SLOW_TESTS);

/** Test files by their sources, because the compiler leaves the output of deleted ones. */
const sources = ['test', 'packages', 'lab/invented-menus', 'lab/seeded-random']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
  .filter((name) => name.endsWith('.test.ts') && !/node_modules|\/build\//.test(name));

const compiled = (source) =>
  source
    .replace(/^test\//, 'build-test/test/')
    .replace(/^((?:packages|lab)\/[^/]+)\//, '$1/build/')
    .replace(/ts$/, 'js');

export default {
  files: sources.filter((source) => withSlow || !isSlow(source)).map(compiled),
  // Slow files first, so that none is alone at the end.
  sortTestFiles: (a, b) => isSlow(b) - isSlow(a) || a.localeCompare(b),
  timeout: '5m',
  workerThreads: false,
  serial: true,
  // Many tests wait for processes, connections and limits of time.
  concurrency: 2 * availableParallelism() + 2,
};
