import type { Middleware } from 'koa';
import { ServiceError } from '../domain/errors.ts';
import { within } from '../lib/within.ts';
import { requestState } from './request-state.ts';

/** Answers 503 after `ms` and aborts `state.signal()`, so that the work behind it stops too. */
export function deadline(ms: number): Middleware {
  const late = () =>
    new ServiceError(503, 'timed_out', `The answer took longer than ${ms / 1000} s. Try again.`, {
      headers: { 'Retry-After': '1' },
    });
  return (ctx, next) =>
    within(ms, late, (signal) => {
      requestState(ctx).signal = signal;
      return next();
    });
}
