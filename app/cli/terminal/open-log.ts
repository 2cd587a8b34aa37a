import { styleText } from 'node:util';
import type { Logger, LoggerOptions } from 'pino';
import { createLogger } from '../../../src/lib/logger.ts';
import { printable } from './printable.ts';
import { wrap } from './wrap.ts';

interface LogLine {
  readonly level: number;
  readonly time: string;
  readonly msg?: string;
  readonly err?: { readonly message?: string; readonly stack?: string };
  readonly [fact: string]: unknown;
}

const LEVELS = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' } as const;

const COLOURS = { trace: 'gray', debug: 'gray', info: 'green', warn: 'yellow', error: 'red', fatal: 'red' } as const;

const MESSAGE_COLUMN = 'hh:mm:ss level '.length;

/** Formats a line of pino's JSON for a person: time, level, message, facts, stack. @param width columns of the terminal */
export function readableLogLine(json: string, width: number): string {
  const { level, time, msg = '', err, pid: _pid, hostname: _host, name: _name, ...facts } = JSON.parse(json) as LogLine;
  const word = LEVELS[level as keyof typeof LEVELS] ?? 'info';
  const shown = Object.entries(facts).map(([fact, value]) => `${fact}=${valueText(value)}`);
  const start = `${dim(new Date(time).toTimeString().slice(0, 8))} ${styled(COLOURS[word], word.padEnd(5))}`;
  const text = wrap([msg, ...shown.map(dim)].join(' '), width - MESSAGE_COLUMN);
  const line = `${start} ${text.replaceAll('\n', `\n${' '.repeat(MESSAGE_COLUMN)}`)}`;
  const stack = err?.stack ?? err?.message;
  return stack === undefined ? `${line}\n` : `${line}\n${stack.replace(/^/gm, '    ')}\n`;
}

const valueText = (value: unknown) =>
  typeof value === 'string' && !/[\s="]/.test(value) ? value : JSON.stringify(value);

const dim = (text: string) => styled('dim', text);

const styled = (style: Parameters<typeof styleText>[0], text: string) =>
  styleText(style, text, { stream: process.stderr });

/** Uses the stream of this process, because lines written there wait while progress is drawn. */
const TERMINAL = {
  write: (json: string) => void process.stderr.write(printable(readableLogLine(json, process.stderr.columns))),
};

/** Log of this process on stderr: lines for a person on a terminal, JSON elsewhere. @param name of the process, in every line of JSON */
export function openLog(name: string, level: string, hooks: NonNullable<LoggerOptions['hooks']> = {}): Logger {
  return process.stderr.isTTY ? createLogger(name, level, hooks, TERMINAL) : createLogger(name, level, hooks);
}
