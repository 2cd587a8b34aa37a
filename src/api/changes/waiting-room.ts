import type { Registry } from 'prom-client';
import { ServiceError } from '../../domain/errors.ts';
import { measureGauge } from '../../lib/measured.ts';

/** Requests that may wait in one process. Each keeps a connection and little else. */
const MOST = 256;
/** Of one client: enough for a few programs that follow different things. */
const MOST_OF_CLIENT = 8;

/** Room for requests that wait for changes. */
export interface WaitingRoom {
  /**
   * Takes a seat.
   * @returns what gives it back
   * @throws ServiceError 429 where the client has too many seats, 503 where all are taken
   */
  enter(clientId: string): () => void;
}

export function createWaitingRoom(registry: Registry): WaitingRoom {
  const seats = new Map<string, number>();
  let taken = 0;
  measureGauge(registry, {
    name: 'change_waiters',
    help: 'Requests that wait for changes',
    read: () => taken,
  });
  return {
    enter(clientId) {
      const own = seats.get(clientId) ?? 0;
      if (own >= MOST_OF_CLIENT) {
        throw tooMany(429, `${own} requests of this client wait for changes already; ${MOST_OF_CLIENT} may.`);
      }
      if (taken >= MOST) throw tooMany(503, `${MOST} requests wait for changes already. Ask without wait.`);
      seats.set(clientId, own + 1);
      taken += 1;
      return () => {
        taken -= 1;
        const left = (seats.get(clientId) ?? 1) - 1;
        if (left === 0) seats.delete(clientId);
        else seats.set(clientId, left);
      };
    },
  };
}

function tooMany(status: 429 | 503, detail: string): ServiceError {
  return new ServiceError(status, 'too_many_waiting', detail, { headers: { 'Retry-After': '5' } });
}
