/**
 * Reads values by key; those asked for in one turn of the event loop are read together, so that under load the cost of a
 * question to a database is shared. No key is asked for before the call, so every answer is as fresh as one read alone.
 * @param read gives the values that there are; a rejection is the answer to all keys it was called with
 */
export function batched<Key, Value>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | null> {
  let keys = new Set<Key>();
  let answer: Promise<ReadonlyMap<Key, Value>> | null = null;

  async function readAfterTurn(): Promise<ReadonlyMap<Key, Value>> {
    await new Promise((resolve) => setImmediate(resolve));
    const asked = [...keys];
    keys = new Set();
    answer = null;
    return read(asked);
  }

  return async (key) => {
    keys.add(key);
    answer ??= readAfterTurn();
    return (await answer).get(key) ?? null;
  };
}
