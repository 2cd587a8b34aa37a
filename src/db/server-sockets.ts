import { Socket } from 'node:net';
import { UnavailableError } from '../lib/unavailable.ts';

/** The sockets of all connections of one database, so that those on which the server hangs can be given up. */
export interface ServerSockets {
  /**
   * A socket for one more connection.
   * @throws UnavailableError after `cut`
   */
  make(): Socket;
  /** Ends all of them at once, with every statement that waits on them, and lets no new one be made. */
  cut(): void;
}

/** @param silenceMs a socket on which nothing arrives or leaves for so long is closed; undefined for no limit */
export function createServerSockets(silenceMs: number | undefined): ServerSockets {
  const open = new Set<Socket>();
  let isCut = false;
  const ended = () => new UnavailableError('The connections to the database were ended, because it did not answer.');
  return {
    make() {
      if (isCut) throw ended();
      const socket = new Socket();
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      if (silenceMs !== undefined) {
        socket.setTimeout(silenceMs, () =>
          socket.destroy(new UnavailableError(`The database was silent for ${silenceMs} ms.`)),
        );
      }
      return socket;
    },
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy(ended());
    },
  };
}
