import { format } from 'node:util';
import type { Logger } from 'pino';
import { EXIT } from './exit-codes.ts';

/**
 * Redirects console output of libraries, Node's own warnings, and the fatal error of the process to the log: the job library and Node print
 * traces over several lines, which readers of JSON lines would lose.
 */
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
