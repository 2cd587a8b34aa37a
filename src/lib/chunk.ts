/** Splits an iterable into arrays of `size`; only the last may be shorter. */
export async function* chunk<T>(all: AsyncIterable<T> | Iterable<T>, size: number): AsyncGenerator<readonly T[]> {
  let batch: T[] = [];
  for await (const one of all) {
    batch.push(one);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
