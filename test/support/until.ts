import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until the condition holds, however slow the machine; after a minute it fails with the condition's last error.
 * @returns the condition's final value; false, null and undefined mean that it does not hold yet
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
