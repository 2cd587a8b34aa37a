/** Ends a wait early: `ring` ends the current wait, or else the next one. */
export interface WakeUp {
  ring(): void;
  /** Resolves on `ring`, after `milliseconds`, or when the signal is aborted. Never rejects. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export function createWakeUp(): WakeUp {
  let rung = false;
  let wake: (() => void) | null = null;
  return {
    ring() {
      rung = true;
      wake?.();
    },
    async wait(milliseconds, signal) {
      if (!rung && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
          signal.addEventListener('abort', wake, { once: true });
        });
        if (wake !== null) signal.removeEventListener('abort', wake);
        wake = null;
      }
      rung = false;
    },
  };
}
