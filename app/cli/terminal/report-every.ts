export async function* reportEvery<T>(
  many: number,
  portions: AsyncIterable<readonly T[]>,
  report: (done: number) => void,
): AsyncGenerator<readonly T[]> {
  let done = 0;
  for await (const portion of portions) {
    yield portion;
    const before = Math.floor(done / many);
    done += portion.length;
    if (Math.floor(done / many) > before) report(done);
  }
}
