import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until the condition holds, however slow the machine is; after a minute it fails with what the condition threw last. */
export async function until(condition: () => boolean | Promise<boolean>, withinMs = 60_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    let cause: unknown;
    try {
      if (await condition()) return;
    } catch (error) {
      cause = error;
    }
    if (performance.now() > deadline) throw new Error(`still not so after ${withinMs} ms: ${condition}`, { cause });
    await sleep(20);
  }
}
