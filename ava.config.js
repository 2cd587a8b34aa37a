import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** `quick` or `slow` files; all by default. */
const circle = process.env.TEST_CIRCLE;

/** Test files by their sources, because the compiler leaves the output of deleted ones. */
const sources = ['test', 'packages', 'lab/invented-menus', 'lab/seeded-random']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
  .filter((name) => name.endsWith('.test.ts') && !/node_modules|\/build\//.test(name));

const isChosen = (source) => circle === undefined || source.endsWith('.slow.test.ts') === (circle === 'slow');

/** The compiled file of a test: build-test/test/db/x.test.js for test/db/x.test.ts; run-tests.ts maps named files too. */
export const compiled = (source) =>
  source
    .replace(/^(?:\.\/)?test\/(.*)\.ts$/, 'build-test/test/$1.js')
    .replace(/^(?:\.\/)?((?:packages|lab)\/[^/]+)\/test\/(.*)\.ts$/, '$1/build/test/$2.js');

export default {
  files: sources.filter(isChosen).map(compiled),
  timeout: '5m',
  workerThreads: false,
  // Many tests wait for processes, connections and limits of time.
  concurrency: availableParallelism() + 2,
};
