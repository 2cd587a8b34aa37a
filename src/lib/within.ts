import { setMaxListeners } from 'node:events';

/**
 * Runs work for at most `ms` milliseconds. Rejects with `late()` after that and aborts the signal of the work,
 * with it as the reason. The signal is made when it is first asked for, because it costs more than the rest.
 * @param givenUp aborts the signal of the work too; not by AbortSignal.any, which takes six times as long
 */
export function within<T>(
  ms: number,
  late: () => Error,
  work: (signal: () => AbortSignal) => Promise<T>,
  givenUp?: AbortSignal,
): Promise<T> {
  let controller: AbortController | undefined;
  const giveUp = () => controller?.abort(givenUp?.reason);
  const signal = () => {
    if (controller) return controller.signal;
    controller = new AbortController();
    // A search of many engines listens once for each of them.
    setMaxListeners(0, controller.signal);
    if (givenUp?.aborted) giveUp();
    else givenUp?.addEventListener('abort', giveUp, { once: true });
    return controller.signal;
  };
  // Every request passes here: one promise and one timer, where Promise.race would make four promises more.
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      const error = late();
      reject(error);
      controller?.abort(error);
    }, ms);
    const settle = <V>(done: (value: V) => void) => {
      return (value: V) => {
        clearTimeout(timer);
        givenUp?.removeEventListener('abort', giveUp);
        done(value);
      };
    };
    work(signal).then(settle(resolve), settle(reject));
  });
}
