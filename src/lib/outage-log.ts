import type { Logger } from 'pino';

/** The log of something that is tried again and again. */
export interface OutageLog {
  /** Warns at the first failure since all was well, in one line; the stack of each is for level debug. */
  failed(error: unknown, facts?: Readonly<Record<string, unknown>>): void;
  /** Says that it works again, if it did not. */
  well(): void;
}

/** Message of an error with those of its causes, which say what a "fetch failed" does not. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const own = error.message || code || error.name;
  return error.cause === undefined ? own : `${own}: ${reasonOf(error.cause)}`;
}

/**
 * Makes the log of one such thing: a line when it begins to fail and a line when it is well again, whatever the number
 * of tries between.
 * @param texts `failed`: what does not work and what that means; `well`: that it works again
 */
export function createOutageLog(logger: Logger, texts: { readonly failed: string; readonly well: string }): OutageLog {
  let failing = false;
  return {
    failed(error, facts = {}) {
      if (!failing) logger.warn({ ...facts, reason: reasonOf(error) }, texts.failed);
      logger.debug({ err: error }, texts.failed);
      failing = true;
    },
    well() {
      if (failing) logger.info(texts.well);
      failing = false;
    },
  };
}
