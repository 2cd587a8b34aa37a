import { createServer } from 'node:net';

/** Below the ephemeral ports of systems: one of those may be taken before the server listens on it. */
const FIRST = 15_000;
const COUNT = 15_000;
/** Ports reserved for each process, so that concurrent test files choose others. */
const A_PROCESS = 61;

let tried = (process.pid * A_PROCESS) % COUNT;

/** A currently unused port of loopback; a process gets each only once. */
export async function freePort(): Promise<number> {
  for (let left = COUNT; left > 0; left -= 1) {
    const port = FIRST + tried;
    tried = (tried + 1) % COUNT;
    if (await isFree(port)) return port;
  }
  throw new Error(`no port from ${FIRST} to ${FIRST + COUNT - 1} is free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
