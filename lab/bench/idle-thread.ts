import { parentPort } from 'node:worker_threads';
import { watchLoop } from './watch-loop.ts';

/** Idle thread whose loop only the machine can delay. Each message ends one watch and starts the next. */
let watch = watchLoop();
parentPort?.on('message', () => {
  parentPort?.postMessage(watch.end());
  watch = watchLoop();
});
