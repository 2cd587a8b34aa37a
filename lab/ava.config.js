import { readdirSync } from 'node:fs';

export default {
  files: readdirSync('lab/test').map((name) => `build-test/lab/test/${name.replace(/ts$/, 'js')}`),
  workerThreads: false,
};
