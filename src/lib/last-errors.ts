import type { LoggerOptions } from 'pino';

const KEPT = 10;
const ERROR = 50;

/** What a log said of an error. */
export interface LoggedError {
  /** ISO 8601, UTC. */
  readonly time: string;
  /** The line without its details, which may hold what is nobody's business. */
  readonly text: string;
}

/** Keeps the last errors of a log in memory, for those who ask how a process is doing. */
export function createLastErrors(): {
  /** For `hooks` of a logger; its children have it too. */
  readonly hooks: NonNullable<LoggerOptions['hooks']>;
  /** At most ten, newest first. */
  list(): readonly LoggedError[];
} {
  const kept: LoggedError[] = [];
  return {
    hooks: {
      logMethod(args, method, level) {
        const text = (args as readonly unknown[]).find((one) => typeof one === 'string');
        if (level >= ERROR && typeof text === 'string') {
          kept.unshift({ time: new Date().toISOString(), text });
          kept.splice(KEPT);
        }
        method.apply(this, args);
      },
    },
    list: () => kept,
  };
}
