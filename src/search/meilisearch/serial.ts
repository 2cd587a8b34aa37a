/** Runs functions one after the other, in the order in which they were handed in; a failure does not stop the next. */
export function createSerial(): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return function serially(run) {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };
}
