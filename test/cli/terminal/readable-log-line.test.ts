import { stripVTControlCharacters } from 'node:util';
import test from 'ava';
import { pino } from 'pino';
import { readableLogLine } from '../../../app/cli/terminal/open-log.ts';

function logged(width: number, log: (logger: pino.Logger) => void): string {
  let lines = '';
  const write = (json: string) => {
    lines += stripVTControlCharacters(readableLogLine(json, width));
  };
  log(pino({ name: 'menus', level: 'trace', timestamp: pino.stdTimeFunctions.isoTime }, { write }));
  return lines;
}

test('a log line for a person has time, level, message and facts, and not the name of the machine', (t) => {
  const line = logged(80, (logger) => logger.warn({ menus: 3, reason: 'not there' }, 'the index is behind'));
  t.regex(line, /^\d\d:\d\d:\d\d warn {2}the index is behind menus=3 reason="not there"\n$/);
});

test('wraps a long log line below its message', (t) => {
  const line = logged(40, (logger) => logger.info({ a: 1, b: 2, c: 3 }, 'one two three four five'));
  t.regex(line, /^\d\d:\d\d:\d\d info {2}one two three four five\n {15}a=1 b=2 c=3\n$/);
});

test('shows an error with its stack', (t) => {
  const line = logged(80, (logger) => logger.error({ err: new Error('broken') }, 'a part did not stop'));
  t.regex(line, /^\S+ error a part did not stop\n {4}Error: broken\n {8}at /);
});
