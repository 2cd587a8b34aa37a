/**
 * `npm run dev`: compiles at every change of a source and starts the service again with it, until Ctrl-C. While something does not
 * compile, the service that runs keeps running; one that has ended is started again at the next change.
 *
 * tsc's own --watch misses changes together with -b, so the folders are watched here.
 */
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { watch } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const PACKAGES = ['client', 'embedded-postgres', 'food-knowledge', 'menu-model', 'menu-reader', 'search-engine'].map(
  (name) => `packages/${name}/src`,
);
const FOLDERS = ['app', 'src', 'indexer', 'migrations', ...PACKAGES];
/** An editor writes a file in several steps, and several files at once. */
const SETTLE_MS = 200;

const stop = new AbortController();
const changes = new EventEmitter();
for (const folder of FOLDERS) watch(folder, { recursive: true, signal: stop.signal }, () => changes.emit('change'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort());

const run = (...args) => spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });

async function compiles() {
  const [code] = await once(run('app/build.js'), 'close');
  return code === 0;
}

/** @returns a function that ends the service and waits for that */
function startService() {
  const service = run('--enable-source-maps', 'build/app/main.js', 'start');
  const closed = once(service, 'close');
  return async () => {
    service.kill('SIGTERM');
    await closed;
  };
}

let stopService = async () => undefined;
while (!stop.signal.aborted) {
  const changed = once(changes, 'change', { signal: stop.signal }).catch(() => undefined);
  if ((await compiles()) && !stop.signal.aborted) {
    await stopService();
    stopService = startService();
  }
  await changed;
  await sleep(SETTLE_MS);
}
await stopService();
