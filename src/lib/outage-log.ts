import type { Logger } from 'pino';

/** Logs an outage once at its beginning and once at its end. */
export interface OutageLog {
  /** Warns once per outage; stacks of all failures are logged at level debug. */
  failed(error: unknown, facts?: Readonly<Record<string, unknown>>): void;
  recovered(): void;
}

/** Joins the messages of an error and its causes, since "fetch failed" alone says little. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const own = error.message || code || error.name;
  return error.cause === undefined ? own : `${own}: ${reasonOf(error.cause)}`;
}

/**
 * Creates an outage log: one line at the first failure and one on recovery, regardless of the tries between.
 * @param texts `failed`: what fails and with what effect; `recovered`: that it works again
 */
export function createOutageLog(
  logger: Logger,
  texts: { readonly failed: string; readonly recovered: string },
): OutageLog {
  let failing = false;
  return {
    failed(error, facts = {}) {
      if (!failing) logger.warn({ ...facts, reason: reasonOf(error) }, texts.failed);
      logger.debug({ err: error }, texts.failed);
      failing = true;
    },
    recovered() {
      if (failing) logger.info(texts.recovered);
      failing = false;
    },
  };
}
