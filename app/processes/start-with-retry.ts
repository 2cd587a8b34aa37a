import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isOutdatedSchema } from '../../src/db/outdated-schema.ts';
import { createOutageLog } from '../../src/lib/outage-log.ts';

const RETRY_MS = 1000;

/**
 * Starts a part that needs a server, and retries until it succeeds: a database that comes up later than we do is no reason to exit.
 * @param what is started, for the log
 * @throws OutdatedSchemaError at once, because only a person can migrate
 */
export async function startWithRetry(
  what: string,
  start: () => Promise<void>,
  { logger, signal }: { readonly logger: Logger; readonly signal: AbortSignal },
): Promise<void> {
  const outage = createOutageLog(logger, {
    failed: `${what} cannot start yet; trying again until it can`,
    recovered: `${what} has started`,
  });
  while (!signal.aborted) {
    try {
      await start();
      return outage.recovered();
    } catch (error) {
      if (isOutdatedSchema(error)) throw error;
      outage.failed(error);
      await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
