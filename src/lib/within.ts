/**
 * Runs work for at most `ms` milliseconds. Rejects with `late()` after that and aborts the signal of the work,
 * with it as the reason. The signal is made when it is first asked for, because it costs more than the rest.
 */
export async function within<T>(
  ms: number,
  late: () => Error,
  work: (signal: () => AbortSignal) => Promise<T>,
): Promise<T> {
  let controller: AbortController | undefined;
  let timer: NodeJS.Timeout | undefined;
  const signal = () => {
    controller ??= new AbortController();
    return controller.signal;
  };
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = late();
      reject(error);
      controller?.abort(error);
    }, ms);
  });
  try {
    return await Promise.race([work(signal), expired]);
  } finally {
    clearTimeout(timer);
  }
}
