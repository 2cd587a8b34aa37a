import type { Middleware } from 'koa';
import { ServiceError } from '../domain/errors.ts';
import { requestState } from './request-state.ts';

/** Answers 503 after `ms` and aborts `state.signal()`, so that the work behind it stops too. */
export function deadline(ms: number): Middleware {
  return async (ctx, next) => {
    // Most requests never need the signal, and it costs more than the rest of this.
    let controller: AbortController | undefined;
    requestState(ctx).signal = () => {
      controller ??= new AbortController();
      return controller.signal;
    };
    let timer: NodeJS.Timeout | undefined;
    const expired = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        const error = new ServiceError(503, 'timed_out', `The answer took longer than ${ms / 1000} s. Try again.`, {
          headers: { 'Retry-After': '1' },
        });
        reject(error);
        controller?.abort(error);
      }, ms);
    });
    try {
      await Promise.race([next(), expired]);
    } finally {
      clearTimeout(timer);
    }
  };
}
