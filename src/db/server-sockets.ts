import { Socket } from 'node:net';
import { UnavailableError } from '../lib/unavailable.ts';

/** The sockets of all connections of one database, so that those on which the server hangs can be given up. */
export interface ServerSockets {
  /**
   * A socket for one more connection, to the server of this address. After `cut` it fails with an UnavailableError as if nobody
   * listened: pools make connections in timers, where nobody could catch an error that is thrown.
   */
  make(url: string): Socket;
  /** Ends those to all other servers at once: they do not take writes any more. */
  cutOthers(url: string): void;
  /** Ends all of them at once, with every statement that waits on them, and every one that is made later. */
  cut(): void;
}

const LOOK_MS = 1000;

/**
 * @param silenceMs a connection on which nothing comes for so long after something was sent is cut; undefined for no limit.
 * Encrypted connections are written to past their socket and have none.
 */
export function createServerSockets(silenceMs: number | undefined): ServerSockets {
  const open = new Map<Socket, string>();
  let isCut = false;
  const ended = () => new UnavailableError('The connections to the database were ended, because it did not answer.');
  return {
    make(url) {
      const socket = new Socket();
      if (isCut) process.nextTick(() => socket.destroy(ended()));
      open.set(socket, url);
      socket.once('close', () => open.delete(socket));
      if (silenceMs !== undefined) cutWhenSilent(socket, silenceMs);
      return socket;
    },
    cutOthers(primary) {
      const moved = new UnavailableError('Another server has become the primary.');
      for (const [socket, url] of open) if (url !== primary) socket.destroy(moved);
    },
    cut() {
      isCut = true;
      for (const socket of open.keys()) socket.destroy(ended());
    },
  };
}

/** An idle connection is silent too, so what counts is the time since a write that nothing was read after. */
function cutWhenSilent(socket: Socket, silenceMs: number): void {
  let writtenAt = 0;
  let readBefore = -1;
  // Connecting puts the method of the class back.
  socket.once('connect', () => {
    const write = socket.write;
    socket.write = (...data: unknown[]) => {
      writtenAt = performance.now();
      readBefore = socket.bytesRead;
      return Reflect.apply(write, socket, data);
    };
  });
  const looking = setInterval(() => {
    if (socket.bytesRead !== readBefore || performance.now() - writtenAt < silenceMs) return;
    socket.destroy(new UnavailableError(`The database said nothing for ${silenceMs} ms.`));
  }, LOOK_MS).unref();
  socket.once('close', () => clearInterval(looking));
}
