import { utcDate } from '../../../domain/iso-date.ts';
import { type Html, html } from '../../../pages/html.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** A day as people in Britain write it, from a moment or an ISO 8601 text in UTC. */
export function dayText(moment: Date | string): string {
  return DAY.format(dateOf(moment));
}

/** The same as an element that programs can read too. */
export function day(moment: Date | string): Html {
  return html`<time datetime="${dateOf(moment).toISOString()}">${dayText(moment)}</time>`;
}

const dateOf = (moment: Date | string) => (typeof moment === 'string' ? utcDate(moment) : moment);
