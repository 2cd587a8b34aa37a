/** A program that takes atomic steps in turn with others. */
interface Player {
  readonly waiting: (() => void)[];
  isBusy: boolean;
  isDone: boolean;
  left: number;
}

/** A program's process ended in the middle of its work; it takes no further step. */
export class Killed extends Error {}

/** Wraps functions, alone or of an object, so that each call is a step. */
export interface Steps {
  fn<A extends unknown[], R>(work: (...args: A) => Promise<R>): (...args: A) => Promise<R>;
  all<T extends object>(stores: T): T;
}

/**
 * Runs programs concurrently, interleaved at every step in a given order.
 * @param programs each with the number of steps after which its process is killed
 * @param order of the ready programs for the next step; repeated from its beginning
 */
export async function interleave(
  programs: readonly { readonly run: (steps: Steps) => Promise<unknown>; readonly killedAfter: number }[],
  order: readonly number[],
): Promise<void> {
  let wake = (): void => {};
  const players = programs.map(({ run, killedAfter }) => {
    const player: Player = { waiting: [], isBusy: false, isDone: false, left: killedAfter };
    const fn: Steps['fn'] =
      (work) =>
      async (...args) => {
        await new Promise<void>((resolve) => {
          player.waiting.push(resolve);
          wake();
        });
        try {
          if (player.left <= 0) throw new Killed();
          player.left -= 1;
          return await work(...args);
        } finally {
          player.isBusy = false;
          wake();
        }
      };
    const all: Steps['all'] = (stores) =>
      new Proxy(stores, {
        get: (target, key) => {
          const value: unknown = Reflect.get(target, key);
          return typeof value === 'function' ? fn(value as (...args: unknown[]) => Promise<unknown>) : value;
        },
      });
    void run({ fn, all }).finally(() => {
      player.isDone = true;
      wake();
    });
    return player;
  });
  for (let at = 0; players.some(({ isDone }) => !isDone); at += 1) {
    while (players.some((one) => !one.isDone && (one.isBusy || one.waiting.length === 0))) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    const ready = players.filter(({ isDone }) => !isDone);
    const next = ready[(order[at % order.length] ?? 0) % ready.length];
    if (!next) return;
    next.isBusy = true;
    next.waiting.shift()?.();
  }
}
