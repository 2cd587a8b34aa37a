import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { type Config, loadConfig } from '../config.ts';
import { UsageError } from '../domain/errors.ts';
import { createLogger } from '../logger.ts';
import { createOutageLog } from '../outage-log.ts';

/** What every process has: configuration, log and metrics. */
export interface ProcessBase {
  readonly config: Config;
  readonly logger: Logger;
  readonly registry: Registry;
}

/** A running part of a process. */
export interface RunningPart {
  /** Ends it in order; resolves when nothing of it is left. */
  stop(): Promise<void>;
}

/** @param name of the process in logs */
export function processBase(name: string): ProcessBase {
  const config = loadConfig();
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return { config, logger: createLogger(name, config.logLevel ?? 'info'), registry };
}

/**
 * The settings a single process cannot do without.
 * @throws UsageError that names what is missing
 */
export function requireServers(config: Config, needs: { readonly search: boolean }): string {
  const missing = [config.databaseUrl ? '' : 'DATABASE_URL', needs.search && !config.meili ? 'MEILI_URL' : ''].filter(
    Boolean,
  );
  if (!config.databaseUrl || missing.length > 0) {
    throw new UsageError(
      `${missing.join(' and ')} must be set for a process of its own; \`menus start\` runs everything without them`,
    );
  }
  return config.databaseUrl;
}

/** Resolves when the process is told to stop. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

const RETRY_MS = 1000;
/** A part that hangs, on a database that is silent for example, must not keep the others from stopping. */
const STOP_MS = 10_000;

/**
 * Starts a part that needs a server, as often as it takes: a database that comes up later than we do is no reason to end.
 * @param what is started, for the log
 */
export async function startPatiently(
  what: string,
  start: () => Promise<void>,
  { logger, signal }: { readonly logger: Logger; readonly signal: AbortSignal },
): Promise<void> {
  const outage = createOutageLog(logger, {
    failed: `${what} cannot start yet; trying again until it can`,
    well: `${what} has started`,
  });
  while (!signal.aborted) {
    try {
      await start();
      return outage.well();
    } catch (error) {
      outage.failed(error);
      await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

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
