import { constants } from 'node:os';
import { createTeardowns, type Teardown } from './teardown.ts';

/**
 * Does the work of a script and then undoes what it has started, even after a failure or on SIGINT or SIGTERM, which end the process with
 * 130 or 143. The same signal again ends it at once.
 * @throws errors of the work, of undoing, or uncaught ones
 */
export async function withTeardown(work: (t: Teardown) => Promise<void>): Promise<void> {
  const teardowns = createTeardowns();
  const signalled = new Promise<NodeJS.Signals>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, resolve);
      teardowns.teardown(() => process.off(signal, resolve));
    }
  });
  // Only the first counts: running work fails when its resources are taken away.
  const uncaught = new Promise<never>((_, reject) => {
    process.on('uncaughtException', reject);
    teardowns.teardown(() => process.off('uncaughtException', reject));
  });
  const failures: unknown[] = [];
  const failed = (error: unknown): void => void failures.push(error);
  const signal = await Promise.race([work(teardowns), signalled, uncaught]).catch(failed);
  await teardowns.undo().catch(failed);
  if (failures.length > 1) throw new AggregateError(failures, 'the work failed, and not everything could be undone');
  if (failures.length === 1) throw failures[0];
  if (signal) process.exit(128 + constants.signals[signal]);
}
