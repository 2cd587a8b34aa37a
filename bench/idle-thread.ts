import { parentPort } from 'node:worker_threads';
import { watchLoop } from './watch-loop.ts';

/** A thread with nothing to do: what its loop is held up by is the machine, not us. Each message ends one watch and begins the next. */
let watch = watchLoop();
parentPort?.on('message', () => {
  parentPort?.postMessage(watch.end());
  watch = watchLoop();
});
