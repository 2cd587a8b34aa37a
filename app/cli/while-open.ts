/**
 * Works with a resource that is closed afterwards, and at once when the command is told to stop: reading a document may take minutes, and
 * none of it is stored yet.
 */
export async function whileOpen<Thing extends { close(): Promise<unknown> }, T>(
  thing: Thing,
  signal: AbortSignal,
  work: (thing: Thing) => Promise<T>,
): Promise<T> {
  signal.addEventListener('abort', () => void thing.close(), { once: true });
  try {
    return await work(thing);
  } finally {
    await thing.close();
  }
}
