import { format } from 'node:util';
import type { Logger } from 'pino';
import { EXIT } from './exit-codes.ts';

/** Redirects console output, Node's warnings and fatal errors to the log, so that every line is JSON. */
export function redirectConsoleToLog(logger: Logger): void {
  const say =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (first: unknown, ...rest: readonly unknown[]) => {
      if (first instanceof Error) logger[level]({ err: first }, first.message);
      else logger[level](format(first, ...rest));
    };
  Object.assign(console, {
    ...{ debug: say('debug'), log: say('info'), info: say('info') },
    ...{ warn: say('warn'), trace: say('warn'), error: say('error') },
  });
  process.removeAllListeners('warning');
  process.on('warning', (warning) => logger.warn({ err: warning }, warning.message));
  process.on('uncaughtException', (err) => {
    logger.fatal({ err }, err.message);
    process.exit(EXIT.failed);
  });
}
