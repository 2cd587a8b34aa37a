import { setImmediate as nextTurn } from 'node:timers/promises';

/** Maximum time in milliseconds that a slice may hold the thread that answers requests. */
const MAX_SLICE_MS = 10;

/** Work in steps: a generator that may be suspended after each of them. */
export type Steps<Result> = Generator<void, Result>;

/** Runs steps in time slices, yielding to the event loop between them. */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  let began = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - began < MAX_SLICE_MS) continue;
    await nextTurn();
    began = performance.now();
  }
}

export function mapInSlices<In, Out>(each: readonly In[], work: (one: In, at: number) => Out): Promise<Out[]> {
  return runInSlices(
    (function* () {
      const done: Out[] = [];
      for (const [at, one] of each.entries()) {
        done.push(work(one, at));
        yield;
      }
      return done;
    })(),
  );
}

/** Runs all steps synchronously, where nobody waits for the thread. */
export function runSync<Result>(steps: Steps<Result>): Result {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}
