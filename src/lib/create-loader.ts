import { setTimeout as sleep } from 'node:timers/promises';

/** Maximum wait for the previous read: one that hangs must not hold up the others. */
const MAX_GATHERING_MS = 5;

/**
 * Creates a loader that batches reads by key. Keys requested in one turn of the event loop or during a read are read together, which shares
 * the cost of a query under load. A read begins after all its keys were requested, so every value is as fresh as one read alone.
 * @param read returns existing values; a rejection rejects all its keys
 */
export function createLoader<Key, Value>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | null> {
  let keys = new Set<Key>();
  let next: Promise<ReadonlyMap<Key, Value>> | null = null;
  let underWay: Promise<unknown> | null = null;

  async function readGathered(): Promise<ReadonlyMap<Key, Value>> {
    await new Promise((resolve) => setImmediate(resolve));
    if (underWay) await Promise.race([underWay, sleep(MAX_GATHERING_MS)]);
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
