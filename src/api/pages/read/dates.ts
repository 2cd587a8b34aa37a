import { utcDate } from '../../../domain/iso-date.ts';
import { type Html, html } from '../../../pages/html.ts';

const SHORT_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' });
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** A day in few letters, from a moment or an ISO 8601 text in UTC: "3 Mar 2026". */
export function shortDay(moment: Date | string): string {
  return SHORT_DAY.format(dateOf(moment));
}

/** A day as people in Britain write it, as an element that programs can read too. */
export function day(moment: Date | string): Html {
  return html`<time datetime="${dateOf(moment).toISOString()}">${DAY.format(dateOf(moment))}</time>`;
}

const dateOf = (moment: Date | string) => (typeof moment === 'string' ? utcDate(moment) : moment);

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "March 2026" of 2026-03. */
export const month = (text: string): string => MONTH.format(new Date(`${text}-01T00:00:00Z`));
