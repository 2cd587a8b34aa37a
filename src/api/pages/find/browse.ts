import { type Html, html } from '../../../pages/html.ts';
import type { NamedCount } from '../../../ports/search/facets.ts';
import { count, counted } from '../dish/amounts.ts';
import { type FindChange, findAddress } from './find-address.ts';
import type { FindAnswer } from './find-answer.ts';
import { courseLabel } from './words.ts';

const MOST_SHOWN = 12;

/** Ways into the dishes for somebody who has not asked for anything yet. */
export function browse({ facets }: FindAnswer): Html {
  const { vegetarian, vegan, halal, spicy } = facets;
  const diets = [
    { name: 'Vegetarian', count: vegetarian, change: { vegetarian: true } },
    { name: 'Vegan', count: vegan, change: { vegan: true } },
    { name: 'Halal', count: halal, change: { halal: true } },
    { name: 'Spicy', count: spicy, change: { spicy: true } },
  ] as const;
  return html`<h2 id="count">${counted(facets.total, 'dish', 'dishes')} to choose from</h2>
${ways('By diet', diets)}
${ways(
  'By kind of food',
  named(facets.cuisines, (cuisine) => ({ cuisine })),
)}
${ways(
  'By place',
  named(facets.cities, (city) => ({ city })),
)}
${ways(
  'By course',
  named(facets.courses, (course) => ({ search: undefined, course: course as FindChange['course'] })).map((way) => ({
    ...way,
    name: courseLabel(way.name),
  })),
)}`;
}

interface Way extends NamedCount {
  readonly change: FindChange;
}

function named(counts: readonly NamedCount[], change: (name: string) => FindChange): readonly Way[] {
  return counts
    .filter(({ name }) => name !== '')
    .slice(0, MOST_SHOWN)
    .map((one) => ({ ...one, change: change(one.name) }));
}

function ways(title: string, all: readonly Way[]): Html | undefined {
  const some = all.filter((way) => way.count > 0);
  if (some.length === 0) return undefined;
  const entries = some.map(
    (way) =>
      html`<li><a class="chip" href="${findAddress(way.change)}">${way.name} <span class="count">${count(way.count)}</span></a></li>`,
  );
  return html`<h3>${title}</h3><ul class="chips">${entries}</ul>`;
}
