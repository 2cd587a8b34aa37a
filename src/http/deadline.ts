import type { Context, Middleware } from 'koa';
import { ServiceError } from '../domain/errors.ts';
import { within } from '../lib/within.ts';
import { requestState } from './request-state.ts';

/**
 * Answers 503 after some time and aborts `state.signal()`, so that the work behind it stops too.
 * @param limitMs for all requests, or for each
 */
export function deadline(limitMs: number | ((ctx: Context) => number)): Middleware {
  const late = (ms: number) =>
    new ServiceError(503, 'timed_out', `The answer took longer than ${ms / 1000} s. Try again.`, {
      headers: { 'Retry-After': '1' },
    });
  return (ctx, next) => {
    const ms = typeof limitMs === 'number' ? limitMs : limitMs(ctx);
    const run = (signal: () => AbortSignal) => {
      requestState(ctx).signal = signal;
      return next();
    };
    return within(ms, () => late(ms), run);
  };
}
