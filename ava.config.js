import { readdirSync } from 'node:fs';

/** Tests below a folder of sources, named as they are compiled: what was left in a build by a removed source is never run. */
const testsIn = (folder, compiled) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${compiled}/${name.replaceAll('\\', '/').replace(/ts$/, 'js')}`);

const packages = readdirSync('packages').filter((name) => readdirSync(`packages/${name}`).includes('test'));

export default {
  files: [
    ...testsIn('test', 'build-test/test'),
    ...packages.flatMap((name) => testsIn(`packages/${name}/test`, `packages/${name}/build/test`)),
  ],
  timeout: '60s',
  workerThreads: false,
  require: ['./build-test/test/support/record-file-time.js'],
  concurrency: 2,
};
