import { createPriceCounter, type MonthOfPrices } from '../../../domain/price-index.ts';
import type { RestaurantDetail } from '../../../domain/restaurant.ts';
import { type Html, html } from '../../../pages/html.ts';
import type { Guarded } from '../../api-deps.ts';
import { readMenu } from '../../menu-by-id.ts';
import { counted, pounds } from '../dish/amounts.ts';
import { month } from './dates.ts';

/** Newest versions of a menu that are looked at. */
const MOST_VERSIONS = 24;

/** What the menus in service of a restaurant cost, month by month since its first version. */
export async function readPriceHistory(
  reading: Guarded<'menus'>,
  { menus }: Pick<RestaurantDetail, 'menus'>,
): Promise<readonly MonthOfPrices[]> {
  const counter = createPriceCounter(new Date().toISOString(), () => []);
  for (const { id } of menus) {
    const versions = (await reading.guard(() => reading.menus.versions(id))) ?? [];
    const oldestFirst = versions.slice(0, MOST_VERSIONS).toReversed();
    const read = await Promise.all(oldestFirst.map((version) => readMenu(reading, version.id)));
    counter.add(read.filter((menu) => menu !== null));
  }
  return counter.result().courses[0]?.months ?? [];
}

/** A line for the first month and each in which prices moved; nothing where there is only this month. */
export function priceHistory(months: readonly MonthOfPrices[]): Html | undefined {
  const [first] = months;
  if (first === undefined || months.length < 2) return undefined;
  const moved = months.filter(({ index }, at) => at === 0 || index !== months[at - 1]?.index);
  const rows = moved.map(
    (one) =>
      html`<tr><th scope="row">${month(one.month)}</th><td>${one.median === null ? '–' : pounds(one.median)}</td><td>${change(one.index)}</td><td>${one.dishes}</td></tr>
`,
  );
  const table = html`<div class="wide" tabindex="0" role="region" aria-label="Table of prices"><table>
<thead><tr><th scope="col">Month</th><th scope="col">Middle price</th><th scope="col">Same dishes, since ${month(first.month)}</th><th scope="col">Dishes</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
  const unmoved = html`<p>The ${counted(first.dishes, 'dish', 'dishes')} of ${month(first.month)} cost today what they did then, as far as they are still there.</p>`;
  return html`<section aria-labelledby="prices"><h2 id="prices">Prices over time</h2>
${moved.length === 1 ? unmoved : table}</section>
`;
}

/** Of an index that was 100 in the first month. */
function change(index: number): string {
  const percent = Math.round((index - 100) * 10) / 10;
  return percent === 0 ? 'as then' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}
