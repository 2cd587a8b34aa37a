/** Connections go to the workers in turn, so after some rounds without an old answer all of them have the new one. */
const ROUNDS = 5;

/** Seconds from a change to the first of so many new answers in a row, on a connection each, that every worker has given some. */
export async function secondsUntilSeenByAll(
  workers: number,
  change: () => Promise<unknown>,
  isSeen: () => Promise<boolean>,
): Promise<number> {
  if (await isSeen()) throw new Error('the change was there before it was made');
  const began = performance.now();
  await change();
  let firstMs = 0;
  for (let inARow = 0; inARow < ROUNDS * workers; ) {
    const askedMs = performance.now();
    if (!(await isSeen())) inARow = 0;
    else {
      if (inARow === 0) firstMs = askedMs;
      inARow += 1;
    }
  }
  return Math.round(firstMs - began) / 1000;
}
