import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** A running part of a process. */
export interface RunningPart {
  /** Stops it in order; resolves when nothing of it is left. */
  stop(): Promise<void>;
}

/** A part that hangs, on a silent database for example, must not keep the others from stopping. */
const STOP_MS = 10_000;

/** Stops the parts one after the other, the last started first; a part that fails to stop does not keep the others. */
export async function stopAll(parts: readonly RunningPart[], logger: Logger): Promise<void> {
  for (const part of [...parts].reverse()) {
    const late = sleep(STOP_MS, undefined, { ref: false }).then(() => {
      throw new Error(`not stopped after ${STOP_MS / 1000} s`);
    });
    await Promise.race([part.stop(), late]).catch((err: unknown) =>
      logger.error({ err }, 'a part did not stop in order'),
    );
  }
}
