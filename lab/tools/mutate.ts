/**
 * Breaks the code of a room in every small way that StrykerJS knows, one at a time, and prints the breaks that the room's tests do not
 * notice, and the score. The files are changed where they are and put back at the end; after a kill, `git checkout` puts them back.
 *
 *   npm run mutate -- ROOM [FILE[:FROM-TO] ...]
 */
import { Stryker } from '@stryker-mutator/core';
import { startTestServer } from '../../test/support/start-test-server.ts';
import { TEST_SERVER_URL } from '../../test/support/test-server.ts';
import { withTeardown } from '../../test/support/with-teardown.ts';

interface Room {
  readonly sources: string;
  /** Compiled test files that must notice every break. */
  readonly tests: readonly string[];
}

const inPackage = (name: string): Room => ({
  sources: `packages/${name}/src/**/*.ts`,
  tests: [`packages/${name}/build/test/**/*.test.js`],
});

const ROOMS: Readonly<Record<string, Room>> = {
  'food-knowledge': inPackage('food-knowledge'),
  'search-engine': inPackage('search-engine'),
  understanding: {
    sources: 'src/search/understanding/**/*.ts',
    tests: ['build-test/test/search/understanding/*.test.js'],
  },
  db: { sources: 'src/db/**/*.ts', tests: ['build-test/test/{db,contract}/**/*.test.js', '!**/*.slow.test.js'] },
  tokens: { sources: 'src/tokens/**/*.ts', tests: ['build-test/test/tokens/*.test.js'] },
  indexer: { sources: 'indexer/**/*.ts', tests: ['build-test/test/indexer/*.test.js', '!**/*.slow.test.js'] },
};

const [name = '', ...parts] = process.argv.slice(2);
const room = ROOMS[name];
if (!room) {
  console.error(`Give a room: ${Object.keys(ROOMS).join(', ')}`);
  process.exit(2);
}

await withTeardown(async (t) => {
  process.env[TEST_SERVER_URL] = await startTestServer(t);
  const stryker = new Stryker({
    mutate: parts.length > 0 ? parts : [room.sources],
    inPlace: true,
    buildCommand: 'tsc -b',
    testRunner: 'command',
    commandRunner: { command: `ava --fail-fast ${room.tests.map((tests) => `'${tests}'`).join(' ')}` },
    // The rooms share one database server and the folder of the compiled files.
    concurrency: 1,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: true },
  });
  await stryker.runMutationTest();
});
