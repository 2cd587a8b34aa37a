import test from 'ava';
import { pino } from 'pino';
import { createOutageLog } from '../../src/lib/outage-log.ts';

test('logs repeated failures in two lines: one at the beginning, one on recovery', (t) => {
  const logged: Record<string, unknown>[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const outage = createOutageLog(logger, { failed: 'away', recovered: 'back' });
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:3001'), { code: 'ECONNREFUSED' });
  outage.recovered();
  for (let n = 0; n < 5; n += 1) outage.failed(new TypeError('fetch failed', { cause: refused }), { kept: 2 });
  outage.recovered();
  outage.recovered();
  outage.failed('again');
  t.deepEqual(
    logged.map(({ level, msg, reason }) => [level, msg, reason]),
    [
      [40, 'away', 'fetch failed: connect ECONNREFUSED 127.0.0.1:3001'],
      [30, 'back', undefined],
      [40, 'away', 'again'],
    ],
  );
  t.is(logged[0]?.kept, 2);
  t.false(logged.some((line) => 'err' in line));
});
