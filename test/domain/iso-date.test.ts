import test from 'ava';
import { isoDate, utcDate } from '../../src/domain/iso-date.ts';

test('a date always has six fractional digits and no zone', (t) => {
  t.is(isoDate('2026-11-21 08:00:15.123456'), '2026-11-21T08:00:15.123456');
  t.is(isoDate('2026-11-21 08:00:15.12'), '2026-11-21T08:00:15.120000');
  t.is(isoDate('2026-11-21 08:00:15'), '2026-11-21T08:00:15.000000');
  t.is(isoDate('2026-11-21T08:00:15.120000'), '2026-11-21T08:00:15.120000');
});

test('reads a date as UTC', (t) => {
  t.is(utcDate('2026-07-01 12:00:00.9999').toISOString(), '2026-07-01T12:00:00.999Z');
  t.is(utcDate('2026-07-01T12:00:00.000000').getTime(), Date.UTC(2026, 6, 1, 12));
});
