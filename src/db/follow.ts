import { oneAtATime } from '../lib/one-at-a-time.ts';
import type { OutageLog } from '../lib/outage-log.ts';
import { regularly } from '../lib/regularly.ts';

/** A notice may be lost. */
const POLL_MS = 1000;

export interface Followed {
  /** Must be read once before anything is answered by it. */
  readonly first: () => Promise<void>;
  /** Reads what changed since. */
  readonly look: () => Promise<void>;
  /** Calls at every notice; resolves to what ends that. */
  readonly listen: (onNotice: () => void) => Promise<() => Promise<void>>;
  readonly outage: OutageLog;
}

export interface Following {
  /** @throws what `first` and `listen` throw */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Looks again, after what is under way. */
  again(): void;
}

/** Follows changes in the database by NOTIFY and by a poll each second. */
export function follow({ first, look, listen, outage }: Followed): Following {
  let stopped = true;
  let stopListening: (() => Promise<void>) | undefined;
  const looks = oneAtATime(async () => {
    if (!stopped) await look().then(outage.well, outage.failed);
  });
  const polling = regularly(POLL_MS, looks.run);
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
