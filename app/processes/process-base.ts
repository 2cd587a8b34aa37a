import type { Logger } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { type Config, loadConfig } from '../config.ts';
import { openLog } from '../terminal/open-log.ts';

/** What every process has: configuration, log and metrics. */
export interface ProcessBase {
  readonly config: Config;
  readonly logger: Logger;
  readonly registry: Registry;
}

/** @param name of the process in logs */
export function processBase(name: string): ProcessBase {
  const config = loadConfig();
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return { config, logger: openLog(name, config.logLevel ?? 'info'), registry };
}
