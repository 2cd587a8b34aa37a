/** Runs functions one at a time in the order of the calls; a failure does not stop the next. */
export function createSerial(): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return function serially(run) {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };
}
