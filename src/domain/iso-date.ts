/**
 * Converts PostgreSQL's timestamp without zone to ISO 8601 in UTC without zone, always with six fractional digits: `2026-11-21 08:00:15.12`
 * becomes `2026-11-21T08:00:15.120000`.
 */
export function isoDate(timestamp: string): string {
  const [seconds = '', fraction = ''] = timestamp.replace(' ', 'T').split('.');
  return `${seconds}.${fraction.padEnd(6, '0')}`;
}

/** The moment as a Date in whole milliseconds; takes PostgreSQL's text or that of {@link isoDate}. */
export function utcDate(timestamp: string): Date {
  return new Date(`${isoDate(timestamp).slice(0, 23)}Z`);
}
