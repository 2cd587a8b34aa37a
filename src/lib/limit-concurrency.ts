import type { Guard } from './resilience.ts';

/** More calls of one request would fill the bulkhead that all requests share. */
const MAX_AT_ONCE = 4;

/** Limits a guard for one request: calls beyond the limit wait their turn. */
export function limitConcurrency(guard: Guard): Guard {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return async (work, givenUp) => {
    if (underWay === MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else underWay += 1;
    try {
      return await guard(work, givenUp);
    } finally {
      // Hands the slot straight to the next in line, so that no new call takes it too.
      const next = waiting.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
}
