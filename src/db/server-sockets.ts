import { Socket } from 'node:net';
import { UnavailableError } from '../lib/unavailable.ts';

/** The sockets of all connections to one database, so that they can be cut when the server hangs. */
export interface ServerSockets {
  /**
   * Creates a socket for a connection. After `cut` it fails with an UnavailableError as if nobody listened: pools connect in timers, where
   * nobody could catch a thrown error.
   */
  make(): Socket;
  /** Destroys all of them with their statements, and every one made later. */
  cut(): void;
}

const CHECK_MS = 1000;

/**
 * @param silenceMs cuts a connection that receives nothing for so long after sending; undefined for no limit. Encrypted connections bypass
 * the socket's write and have no limit.
 */
export function createServerSockets(silenceMs: number | undefined): ServerSockets {
  const open = new Set<Socket>();
  let isCut = false;
  const ended = () => new UnavailableError('The connections to the database were ended, because it did not answer.');
  return {
    make() {
      const socket = new Socket();
      if (isCut) process.nextTick(() => socket.destroy(ended()));
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      if (silenceMs !== undefined) cutWhenSilent(socket, silenceMs);
      return socket;
    },
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy(ended());
    },
  };
}

/** An idle connection is silent too, so measure since the last write without a read. */
function cutWhenSilent(socket: Socket, silenceMs: number): void {
  let writtenAt = 0;
  let readBefore = -1;
  // Connecting restores the method of the class.
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
  }, CHECK_MS).unref();
  socket.once('close', () => clearInterval(looking));
}
