import { ALLERGENS } from '@menu-data-service/allergens';
import { reviewSeverity } from '../../../src/domain/review-severity.ts';
import { type Html, html } from '../../../src/pages/html.ts';
import type { ReviewItem } from '../../../src/ports/review-store.ts';
import type { Cause } from '../causes.ts';
import { dishId } from '../dish-id.ts';
import type { PrintedDish } from '../printed-dishes.ts';
import { decisionForm } from './decision-form.ts';
import { allergensPath, sourcePath } from './workbench-page.ts';

export type Printed = ReadonlyMap<number, PrintedDish>;

/** What is to decide, or was decided, of one cause: what is in doubt, and of which dishes. */
export function causeCard(cause: Cause, printed: Printed, before = ''): Html {
  const [first] = cause;
  const { menu } = first;
  const reasons = [...new Set(cause.map(({ reason }) => readable(reason)))];
  const words = [...new Set(cause.flatMap(({ id }) => printed.get(id)?.words ?? []))];
  const title =
    cause.length === 1
      ? html`${before}${placeLink(first)}`
      : html`${before}${cause.length} times${menu && html` in ${menu}`}`;
  return html`<li class="card stop" id="entry-${first.id}" tabindex="-1">${tags(first)}<strong>${title}</strong>
${cause.length === 1 && quote(first, printed)}
<p>${reasons.map((reason, i) => html`${i > 0 && html`<br>`}${reason}`)}${words.length > 0 && html`<br><span class="quiet">In the source: ${words.map((one) => `“${one}”`).join(', ')}</span>`}</p>
${cause.length === 1 ? mendAllergens(first) : alike(cause, printed)}
${decisionForm(cause)}</li>`;
}

/** Each dish of a cause once. */
function alike(cause: Cause, printed: Printed): Html {
  const dishes = new Map(cause.map((entry) => [JSON.stringify([entry.menu, entry.section, entry.item]), entry]));
  const lines = [...dishes.values()].map((entry) => {
    const mend = mendAllergens(entry);
    return html`<li>${placeLink(entry, printed.get(entry.id)?.dish)}${mend && html` · ${mend}`}</li>`;
  });
  return html`<ul class="alike">${lines}</ul>`;
}

function placeLink(entry: ReviewItem, words?: string): Html {
  const { menu, section, item } = entry;
  const place = words ?? ([menu, section, item].filter(Boolean).join(' › ') || 'The whole document');
  const anchor = item === '' ? '' : `#${dishId({ menu, section, item })}`;
  return html`<a href="${sourcePath(entry)}${anchor}">${place}</a>`;
}

function quote({ id }: ReviewItem, printed: Printed): Html | undefined {
  const source = printed.get(id);
  return source && html`<blockquote class="printed">${source.dish}</blockquote>`;
}

function mendAllergens(entry: ReviewItem): Html | undefined {
  const { menu, section, item, reason } = entry;
  if (item === '' || reviewSeverity(reason) !== 'allergens') return undefined;
  return html`<a href="${allergensPath(entry, dishId({ menu, section, item }))}">Mend its allergens<span class="visually-hidden">: ${item}</span></a>`;
}

/** A reason with the name of an allergen in place of its code. */
function readable(reason: string): string {
  const [, code = ''] = /^([A-Z]+): /.exec(reason) ?? [];
  const name = ALLERGENS.find((allergen) => allergen.code === code)?.name;
  return name === undefined ? reason : reason.replace(code, name);
}

const SEVERITY_TAGS = {
  allergens: html`<span class="tag bad">allergen in doubt</span> `,
  diet: html`<span class="tag warn">diet in doubt</span> `,
  other: undefined,
} as const;

function tags({ kind, reason }: ReviewItem): Html {
  return html`${SEVERITY_TAGS[reviewSeverity(reason)]}${kind === 'held' && html`<span class="tag warn">held back</span> `}`;
}
