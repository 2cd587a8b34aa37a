/**
 * Works with something that is closed afterwards, and at once when the command is told to stop: a document that is being read may take
 * minutes, and nothing of it is stored yet.
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
