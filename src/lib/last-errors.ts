import type { LoggerOptions } from 'pino';

const MAX_KEPT = 10;
const PINO_ERROR_LEVEL = 50;

export interface LoggedError {
  /** ISO 8601, UTC. */
  readonly time: string;
  /** The message only; its fields may be sensitive. */
  readonly text: string;
}

export function createLastErrors(): {
  /** For `hooks` of a logger; its children inherit it. */
  readonly hooks: NonNullable<LoggerOptions['hooks']>;
  list(): readonly LoggedError[];
} {
  const kept: LoggedError[] = [];
  return {
    hooks: {
      logMethod(args, method, level) {
        const text = (args as readonly unknown[]).find((one) => typeof one === 'string');
        if (level >= PINO_ERROR_LEVEL && typeof text === 'string') {
          kept.unshift({ time: new Date().toISOString(), text });
          kept.splice(MAX_KEPT);
        }
        method.apply(this, args);
      },
    },
    list: () => kept,
  };
}
