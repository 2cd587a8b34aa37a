/** Closes a resource after the work, or at once when the command is told to stop: reading may take minutes. */
export async function withResource<Thing extends { close(): Promise<unknown> }, T>(
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
