import { createServer } from 'node:net';

/** Below the ports that systems give to connections: one of those may be taken before a server that was told of it listens. */
const FIRST = 15_000;
const COUNT = 15_000;
/** Ports of this process before those of the next one begin, so that test files at work side by side choose others. */
const A_PROCESS = 61;

let tried = (process.pid * A_PROCESS) % COUNT;

/** A port of loopback on which nobody is listening at the moment; a process gets each only once. */
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
