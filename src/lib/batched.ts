import { setTimeout as sleep } from 'node:timers/promises';

/** Longest wait for the read before: one that hangs must not hold up the others. */
const LONGEST_GATHERING_MS = 5;

/**
 * Reads values by key. Those asked for in one turn of the event loop, or while a read is under way, are read together, so that
 * under load the cost of a question to a database is shared. A read begins after all its keys were asked for, so every answer is
 * as fresh as one read alone.
 * @param read gives the values that there are; a rejection is the answer to all keys it was called with
 */
export function batched<Key, Value>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | null> {
  let keys = new Set<Key>();
  let next: Promise<ReadonlyMap<Key, Value>> | null = null;
  let underWay: Promise<unknown> | null = null;

  async function readGathered(): Promise<ReadonlyMap<Key, Value>> {
    await new Promise((resolve) => setImmediate(resolve));
    if (underWay) await Promise.race([underWay, sleep(LONGEST_GATHERING_MS)]);
    const asked = [...keys];
    keys = new Set();
    next = null;
    const answer = read(asked);
    const settled = answer
      .catch(() => undefined)
      .then(() => {
        if (underWay === settled) underWay = null;
      });
    underWay = settled;
    return answer;
  }

  return async (key) => {
    keys.add(key);
    next ??= readGathered();
    return (await next).get(key) ?? null;
  };
}
