import { type Html, html } from '../../../pages/html.ts';
import type { RangeCount } from '../../../ports/search/facets.ts';
import type { FindQuery } from '../../schemas/find-query.ts';
import { count } from '../dish/amounts.ts';
import { findAddress } from './find-address.ts';
import { capital } from './words.ts';

/** Two fields for the ends of a range, and the ranges in which there are dishes as links. */
export function amountRange(of: {
  readonly legend: string;
  readonly unit: string;
  /** After `min` and `max` in the names of the parameters. */
  readonly name: 'Price' | 'Calories';
  readonly least: number | undefined;
  readonly most: number | undefined;
  /** The least that two amounts differ by. */
  readonly step: number;
  readonly ranges: readonly RangeCount[];
  readonly label: (least?: number, most?: number) => string;
  readonly query: FindQuery;
}): Html {
  const { legend, unit, name, least, most, step, ranges, label, query } = of;
  const field = (end: 'min' | 'max', text: string, value: number | undefined) =>
    html`<div class="field"><label for="${end}${name}">${text}</label><input type="number" inputmode="decimal" min="0" step="${step}" id="${end}${name}" name="${end}${name}" value="${value}"></div>`;
  const links = ranges
    .filter((range) => range.count > 0)
    .map(({ from, to, count: dishes }) => {
      const last = to === null ? undefined : Number((to - step).toFixed(2));
      const address = findAddress(query, { [`min${name}`]: from === 0 ? undefined : from, [`max${name}`]: last });
      const text = capital(label(from === 0 && last !== undefined ? undefined : from, last));
      return html`<li><a href="${address}">${text}</a> <span class="count">${count(dishes)}</span></li>`;
    });
  return html`<fieldset><legend>${legend} <span class="quiet">(${unit})</span></legend>
<div class="pair">${field('min', 'From', least)}${field('max', 'To', most)}</div>
${links.length > 1 && html`<ul class="ranges" aria-label="${legend}">${links}</ul>`}</fieldset>`;
}
