import { oneAtATime } from '../lib/one-at-a-time.ts';
import type { OutageLog } from '../lib/outage-log.ts';
import { poll } from '../lib/poll.ts';

/** Polls, because a notice may be lost. */
const POLL_MS = 1000;

export interface FollowOptions {
  /** Must run once before anything is answered. */
  readonly first: () => Promise<void>;
  /** Reads changes since the last call. */
  readonly look: () => Promise<void>;
  /** Subscribes to notices; resolves to a function that unsubscribes. */
  readonly listen: (onNotice: () => void) => Promise<() => Promise<void>>;
  readonly outage: OutageLog;
}

export interface Follower {
  /** @throws errors of `first` and `listen` */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Reads again after a run in progress. */
  again(): void;
}

/** Follows changes in the database by NOTIFY and by a poll each second. */
export function follow({ first, look, listen, outage }: FollowOptions): Follower {
  let stopped = true;
  let stopListening: (() => Promise<void>) | undefined;
  const looks = oneAtATime(async () => {
    if (!stopped) await look().then(outage.recovered, outage.failed);
  });
  const polling = poll(POLL_MS, looks.run);
  return {
    async start() {
      await first();
      stopped = false;
      stopListening ??= await listen(() => void looks.run());
      void polling.start();
    },
    async stop() {
      stopped = true;
      polling.stop();
      await stopListening?.();
      stopListening = undefined;
      await looks.idle();
    },
    again: () => void looks.run(),
  };
}
