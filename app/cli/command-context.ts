import type { Logger } from 'pino';
import { type Config, loadConfig } from '../config.ts';
import { openLog } from './terminal/open-log.ts';

export interface CommandContext {
  readonly config: Config;
  readonly logger: Logger;
}

/** Configuration and a quiet log, because the messages of a command go to the person at the terminal. */
export function commandContext(): CommandContext {
  const config = loadConfig();
  return { config, logger: openLog('menus', config.logLevel ?? 'error') };
}
