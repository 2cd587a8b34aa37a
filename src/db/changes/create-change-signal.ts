import type { ChangeFeed } from '../../ports/change-feed.ts';
import type { ChangeSignal } from '../../ports/change-signal.ts';

/** Follows a feed by NOTIFY, on one connection for all waiting requests. */
export function createChangeSignal(feed: Pick<ChangeFeed, 'listen'>): ChangeSignal {
  const waiting = new Set<() => void>();
  let count = 0;
  let open = true;
  let stopListening: (() => Promise<void>) | null = null;

  const wake = (): void => {
    for (const go of [...waiting]) go();
  };
  const release = (): void => {
    open = false;
    wake();
  };

  return {
    async start() {
      stopListening = await feed.listen(() => {
        count += 1;
        wake();
      });
    },
    release,
    async stop() {
      release();
      await stopListening?.();
    },
    get count() {
      return count;
    },
    get open() {
      return open;
    },
    next(seen, ms, givenUp) {
      if (count > seen || !open || givenUp.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        const go = (): void => {
          clearTimeout(timer);
          givenUp.removeEventListener('abort', go);
          waiting.delete(go);
          resolve();
        };
        const timer = setTimeout(go, ms);
        givenUp.addEventListener('abort', go, { once: true });
        waiting.add(go);
      });
    },
  };
}
