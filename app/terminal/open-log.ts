import type { Logger, LoggerOptions } from 'pino';
import { createLogger } from '../../src/lib/logger.ts';
import { readableLogLine } from './readable-log-line.ts';

/** Uses the stream of this process, because lines written there wait while progress is drawn. */
const TERMINAL = {
  write: (json: string) => void process.stderr.write(readableLogLine(json, process.stderr.columns)),
};

/**
 * The log of this process on stderr: lines for a person on a terminal, JSON elsewhere.
 * @param name of the process, in every line of JSON
 */
export function openLog(name: string, level: string, hooks: NonNullable<LoggerOptions['hooks']> = {}): Logger {
  return process.stderr.isTTY ? createLogger(name, level, hooks, TERMINAL) : createLogger(name, level, hooks);
}
