import type { Middleware } from 'koa';
import { ServiceError } from '../domain/errors.ts';

/** Refuses at once what would only queue: with `most` requests in progress a further one is answered 503. */
export function inFlightGate(most: number): Middleware {
  let inFlight = 0;
  return async (_ctx, next) => {
    if (inFlight >= most) {
      throw new ServiceError(
        503,
        'overloaded',
        `The service is handling ${most} requests already. Try again shortly.`,
        {
          headers: { 'Retry-After': '1' },
        },
      );
    }
    inFlight += 1;
    try {
      await next();
    } finally {
      inFlight -= 1;
    }
  };
}
