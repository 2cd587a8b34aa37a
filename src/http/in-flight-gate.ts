import type { Middleware } from 'koa';
import type { Registry } from 'prom-client';
import { ServiceError } from '../domain/errors.ts';
import { measureCounter, measureGauge } from '../lib/measured.ts';

/** Refuses at once what would only queue: with `most` requests in progress a further one is answered 503. */
export function inFlightGate(
  most: number,
  { service, registry }: { readonly service: string; readonly registry: Registry },
): Middleware {
  let inFlight = 0;
  let refused = 0;
  const labels = { service };
  measureGauge(registry, {
    name: 'http_requests_in_flight',
    help: 'Requests in progress, of those that a gate counts',
    labels,
    read: () => inFlight,
  });
  measureCounter(registry, {
    name: 'http_requests_overloaded_total',
    help: 'Requests refused because too many were in progress',
    labels,
    read: () => refused,
  });
  return async (_ctx, next) => {
    if (inFlight >= most) {
      refused += 1;
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
