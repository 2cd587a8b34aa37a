import { utcDate } from '../../../domain/iso-date.ts';
import { type Html, html } from '../../../pages/html.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

export function day(moment: Date | string): Html {
  return html`<time datetime="${dateOf(moment).toISOString()}">${DAY.format(dateOf(moment))}</time>`;
}

const dateOf = (moment: Date | string) => (typeof moment === 'string' ? utcDate(moment) : moment);
