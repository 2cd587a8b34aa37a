import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Teardown } from './teardown.ts';

/**
 * Network faults of a connection. `latency`: everything is 20 ms late; `slice`: arrives in pieces of 100 bytes; `slow close`: an end is 2 s
 * late; `cut`: each connection is cut after the first 200 bytes from the server; `reset`: by the server, as soon as something is sent;
 * `hang`: nothing gets through, and nothing is lost; `down`: nobody listens.
 */
export const FAULTS = ['latency', 'slice', 'slow close', 'cut', 'reset', 'hang', 'down'] as const;
export type Fault = (typeof FAULTS)[number];

const LATE_MS = 20;
const SLOW_CLOSE_MS = 2000;
const SLICE_BYTES = 100;
const CUT_BYTES = 200;

/** A proxy before a server that injects faults into all connections. */
export interface FaultProxy {
  readonly port: number;
  /** Number of pieces held back by a hanging proxy. */
  readonly waiting: number;
  /** Begins a fault, also on open connections; those of the previous fault stay as they were. */
  fail(fault: Fault): Promise<void>;
  /** Sends new connections to another server of this machine, and ends the others. */
  divert(port: number): void;
  /** Ends the fault and the diversion. Held-back data continue. */
  heal(): Promise<void>;
}

/** Opens a proxy on a free port of loopback before `host:port`, until the end of the test. */
export async function faultProxy(t: Teardown, host: string, port: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let fault: Fault | null = null;
  let diverted: number | null = null;
  let goOn: () => void = () => undefined;
  let going: Promise<void> | null = null;
  let waiting = 0;

  async function pass(from: Socket, to: Socket, bytes: Buffer, seen: number): Promise<void> {
    if (going) {
      waiting += 1;
      await going;
      waiting -= 1;
    }
    if (fault === 'reset') {
      from.resetAndDestroy();
      to.resetAndDestroy();
    } else if (fault === 'cut' && seen >= CUT_BYTES) {
      to.end(bytes.subarray(0, CUT_BYTES));
      from.destroy();
    } else if (fault === 'slice') {
      for (let at = 0; at < bytes.length && to.writable; at += SLICE_BYTES) {
        to.write(bytes.subarray(at, at + SLICE_BYTES));
        await new Promise((resolve) => setImmediate(resolve));
      }
    } else {
      if (fault === 'latency') await sleep(LATE_MS);
      to.write(bytes);
    }
  }

  /** @param counts true for the bytes of the server */
  function forward(from: Socket, to: Socket, counts: boolean): void {
    let queue = Promise.resolve();
    let seen = 0;
    sockets.add(from.setNoDelay());
    from.on('error', () => to.destroy());
    from.on('data', (bytes) => {
      if (counts) seen += bytes.length;
      const so = seen;
      queue = queue.then(() => pass(from, to, bytes, so));
    });
    from.on('end', () => {
      queue = queue.then(async () => {
        await going;
        if (fault === 'slow close') await sleep(SLOW_CLOSE_MS);
        to.end();
      });
    });
    from.on('close', () => {
      sockets.delete(from);
      void queue.then(() => to.end());
    });
  }

  const server = createServer({ allowHalfOpen: true }, (outside) => {
    const inside = connect({ ...(diverted === null ? { host, port } : { port: diverted }), allowHalfOpen: true });
    forward(outside, inside, false);
    forward(inside, outside, true);
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const shut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      endAll();
    });
  await listen(0);
  const { port: own } = server.address() as AddressInfo;

  const heal = async () => {
    if (diverted !== null) endAll();
    fault = null;
    diverted = null;
    goOn();
    going = null;
    if (!server.listening) await listen(own);
  };
  t.teardown(async () => {
    await heal();
    await shut();
  });
  return {
    port: own,
    get waiting() {
      return waiting;
    },
    heal,
    divert(to) {
      diverted = to;
      endAll();
    },
    async fail(next) {
      await heal();
      fault = next;
      if (next === 'hang') {
        going = new Promise((resolve) => {
          goOn = resolve;
        });
      }
      if (next === 'down') await shut();
    },
  };
}
