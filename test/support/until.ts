import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until the condition holds, however slow the machine is; after a minute it fails with what the condition threw last.
 * @returns what the condition returned in the end; false, null and undefined say that it does not hold yet
 */
export async function until<T>(
  condition: () => T | Promise<T>,
  withinMs = 60_000,
): Promise<Exclude<T, false | null | undefined>> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    let cause: unknown;
    try {
      const held = await condition();
      if (held !== false && held !== null && held !== undefined) return held as Exclude<T, false | null | undefined>;
    } catch (error) {
      cause = error;
    }
    if (performance.now() > deadline) throw new Error(`still not so after ${withinMs} ms: ${condition}`, { cause });
    await sleep(20);
  }
}
