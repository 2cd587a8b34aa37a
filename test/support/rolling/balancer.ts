import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Teardown } from '../teardown.ts';

export interface Backend {
  readonly port: number;
  readonly opsUrl: string;
}

/** Spreads connections over ready backends, like a TCP load balancer. */
export interface Balancer {
  readonly port: number;
  isReady(backend: Backend): boolean;
}

const LOOK_MS = 100;
/** A busy machine may miss checks; a process that says it is stopping is believed at once. */
const MAX_MISSED = 30;

/** Opens a balancer on a free port of loopback, which checks the readiness of each backend ten times a second. */
export async function startBalancer(t: Teardown, backends: readonly Backend[]): Promise<Balancer> {
  const ready = new Set<Backend>();
  const sockets = new Set<Socket>();
  let turn = 0;

  const missed = new Map<Backend, number>();
  async function look(backend: Backend): Promise<void> {
    const answer = await fetch(`${backend.opsUrl}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    const said = (await answer?.text().catch(() => '')) ?? '';
    missed.set(backend, answer?.ok ? 0 : (missed.get(backend) ?? 0) + 1);
    if (answer?.ok) ready.add(backend);
    else if (said.includes('stopping') || (missed.get(backend) ?? 0) > MAX_MISSED) ready.delete(backend);
  }
  let stopped = false;
  const follow = async (backend: Backend) => {
    while (!stopped) {
      await look(backend);
      await sleep(LOOK_MS);
    }
  };
  for (const backend of backends) void follow(backend);

  /** Skips an unreachable backend until it is ready again; the client goes to the next. */
  function link(client: Socket): void {
    const able = backends.filter((backend) => ready.has(backend));
    turn += 1;
    const backend = able[turn % able.length];
    if (!backend) {
      client.destroy();
      return;
    }
    const inside = connect(backend.port, '127.0.0.1');
    sockets.add(inside.setNoDelay());
    inside.on('close', () => sockets.delete(inside));
    const unreachable = () => {
      ready.delete(backend);
      link(client);
    };
    inside.once('error', unreachable);
    inside.once('connect', () => {
      inside.off('error', unreachable);
      for (const socket of [client, inside]) {
        socket.on('error', () => {
          client.destroy();
          inside.destroy();
        });
      }
      client.pipe(inside).pipe(client);
    });
  }

  const server = createServer((client) => {
    sockets.add(client.setNoDelay());
    client.on('close', () => sockets.delete(client));
    link(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    stopped = true;
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return { port: (server.address() as AddressInfo).port, isReady: (backend) => ready.has(backend) };
}
