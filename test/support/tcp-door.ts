import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import type { ExecutionContext } from 'ava';

/** A proxy before a server, which can make the server vanish, hang and return. */
export interface TcpDoor {
  readonly port: number;
  /** Cuts every connection and accepts no new one. */
  shut(): Promise<void>;
  /** Keeps connections and accepts new ones, but lets nothing through. */
  freeze(): void;
  open(): Promise<void>;
}

/** Opens a door on a free port before `host:port`, until the test is over. */
export async function tcpDoor(t: ExecutionContext, host: string, port: number): Promise<TcpDoor> {
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((outside) => {
    const inside = connect(port, host);
    for (const [from, to] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (bytes) => {
        if (!frozen) to.write(bytes);
      });
    }
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const shut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await listen(0);
  const { port: own } = server.address() as AddressInfo;
  t.teardown(shut);
  return {
    port: own,
    shut,
    freeze() {
      frozen = true;
    },
    async open() {
      frozen = false;
      if (!server.listening) await listen(own);
    },
  };
}
