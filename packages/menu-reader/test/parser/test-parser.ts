import type { ExecutionContext } from 'ava';
import { pino } from 'pino';
import { createParser, type Parser, type ParserOptions } from '../../src/parser/create-parser.ts';

/** Parser that is closed after the test. */
export function testParser(t: ExecutionContext, options: Partial<ParserOptions> = {}): Parser {
  const parser = createParser({ logger: pino({ level: 'silent' }), ...options });
  t.teardown(() => parser.close());
  return parser;
}
