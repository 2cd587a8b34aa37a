import test from 'ava';
import { createLastErrors } from '../../src/lib/last-errors.ts';
import { createLogger } from '../../src/lib/logger.ts';

test('keeps the last ten errors of a log without their details, newest first, and writes all lines', (t) => {
  const written: string[] = [];
  const errors = createLastErrors();
  const logger = createLogger('test', 'info', errors.hooks, { write: (line: string) => void written.push(line) });
  for (let i = 1; i <= 12; i += 1) logger.child({ worker: 1 }).error({ err: new Error('secret') }, `fault ${i}`);
  logger.info('all is well');
  logger.warn('nearly');
  t.is(written.length, 14);
  t.deepEqual(
    errors.list().map(({ text }) => text),
    Array.from({ length: 10 }, (_, i) => `fault ${12 - i}`),
  );
  t.notRegex(JSON.stringify(errors.list()), /secret/);
});
