import { parameter, Unreadable } from './parameter.ts';

/** Clocks of clients may be ahead of ours. */
const AHEAD_MS = 60_000;
/** RFC 3339; the + of an offset arrives as a space where it was not escaped. Without an offset it is UTC, as the dates in our answers are. */
const MOMENT = /^(\d{4}-\d\d-\d\d)[Tt](\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(?:[Zz]|[+ ](\d\d:\d\d)|-(\d\d:\d\d))?$/;

/** A moment of the past. The value is ISO 8601 in UTC without zone, six fractional digits. */
export const asOfParameter = parameter(
  'As it was at this moment, a date-time of RFC 3339 such as 2026-11-21T08:00:15Z.',
  { type: 'string', format: 'date-time' },
  (text) => {
    const [, day = '', time = '', fraction = '', east, west] = MOMENT.exec(text) ?? [];
    const ms = Date.parse(`${day}T${time}${east ? `+${east}` : west ? `-${west}` : 'Z'}`);
    const exists = day !== '' && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
    if (Number.isNaN(ms) || !exists) return new Unreadable('expected a date and time such as 2026-11-21T08:00:15Z');
    if (ms > Date.now() + AHEAD_MS) return new Unreadable('expected a moment of the past');
    return utcText(new Date(ms), fraction);
  },
).optional();

/** A moment as the dates of versions are written. */
export function utcText(moment: Date, fraction = ''): string {
  return `${moment.toISOString().slice(0, 19)}.${fraction.slice(0, 6).padEnd(6, '0')}`;
}
