import type { Tracer } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { createLastErrors, type LoggedError } from '../../src/lib/last-errors.ts';
import { openLog } from '../cli/terminal/open-log.ts';
import { redirectConsoleToLog } from '../cli/terminal/redirect-console.ts';
import { type Config, ConfigError, loadConfig } from '../config.ts';
import { unsafeSettings } from '../unsafe-settings.ts';

/** Sampling interval of the event loop. Every 10 ms, the default, costs an idle process most of its time. */
const LOOP_LOOK_MS = 100;

export interface ProcessBase {
  readonly config: Config;
  readonly logger: Logger;
  readonly registry: Registry;
  readonly tracer?: Tracer | undefined;
}

/**
 * @param name of the process in logs
 * @returns also the recent errors of the log
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
  // A line for each request would push what a person was told off the terminal.
  const logger = openLog(name, config.logLevel ?? (process.stderr.isTTY ? 'warn' : 'info'), errors.hooks);
  redirectConsoleToLog(logger);
  return { config, logger, registry, lastErrors: errors.list };
}
