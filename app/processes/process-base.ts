import cluster from 'node:cluster';
import type { Tracer } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { createLastErrors, type LoggedError } from '../../src/lib/last-errors.ts';
import { type Config, ConfigError, loadConfig } from '../config.ts';
import { openLog } from '../terminal/open-log.ts';
import { sayByLog } from '../terminal/say-by-log.ts';
import { unsafeSettings } from '../unsafe-settings.ts';

/** How often the event loop is looked at. Every 10 ms, as by default, costs an idle process most of what it takes. */
const LOOP_LOOK_MS = 100;

/** What every process has: configuration, log and metrics. */
export interface ProcessBase {
  readonly config: Config;
  readonly logger: Logger;
  readonly registry: Registry;
  /** Undefined where nothing is traced. */
  readonly tracer?: Tracer | undefined;
}

/**
 * @param name of the process in logs
 * @returns also what the log said of errors lately
 * @throws ConfigError for settings that cannot be read, or with which no process must run
 */
export function processBase(name: string): ProcessBase & { readonly lastErrors: () => readonly LoggedError[] } {
  const config = loadConfig();
  const unsafe = unsafeSettings(config);
  if (unsafe.length > 0) {
    const lines = unsafe.map((line) => `  ${line}`).join('\n');
    throw new ConfigError(
      `This is not safe to start with:\n${lines}\nOn a network of your own, ALLOW_INSECURE=true starts it anyway.`,
    );
  }
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_LOOK_MS });
  const errors = createLastErrors();
  const log = openLog(name, config.logLevel ?? 'info', errors.hooks);
  const logger = cluster.worker ? log.child({ worker: cluster.worker.id }) : log;
  sayByLog(logger);
  return { config, logger, registry, lastErrors: errors.list };
}
