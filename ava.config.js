import { availableParallelism } from 'node:os';

/** Files that run-tests.ts has chosen, in its order; without it those that are named on the command line. */
const chosen = JSON.parse(process.env.TEST_FILES ?? '[]');
const place = (file) => chosen.findIndex((name) => file.replaceAll('\\', '/').endsWith(name));

export default {
  files: chosen.length > 0 ? chosen : ['build-test/test/**/*.test.js', '{packages,lab}/*/build/test/**/*.test.js'],
  sortTestFiles: (a, b) => place(a) - place(b),
  timeout: '5m',
  workerThreads: false,
  require: ['./build-test/test/support/record-file-time.js'],
  // Many tests wait for processes, connections and limits of time, so one more is run than there are cores.
  concurrency: availableParallelism() + 2,
};
