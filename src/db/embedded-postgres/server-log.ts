import { closeSync, openSync, readSync, statSync } from 'node:fs';

const KEEP_BYTES = 5_000_000;
const TAIL_BYTES = 4000;

/** Opens the log for appending; a log that has grown large starts again. The caller closes it. */
export function openServerLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(path, size > KEEP_BYTES ? 'w' : 'a', 0o600);
}

/** The last lines of the log, for an error message. */
export function serverLogTail(path: string): string {
  const file = openSync(path, 'r');
  try {
    const { size } = statSync(path);
    const tail = Buffer.alloc(Math.min(size, TAIL_BYTES));
    readSync(file, tail, 0, tail.length, size - tail.length);
    return tail.toString().split('\n').slice(-20).join('\n').trim();
  } finally {
    closeSync(file);
  }
}
