import { allergenName } from '@menu-data-service/allergens';
import type { AllergenClaim, ChangedField, ItemChange } from '../../../domain/compare-menus/comparison.ts';
import type { MenuItem } from '../../../domain/menu.ts';
import { type Html, html } from '../../../pages/html.ts';
import { price } from '../dish/amounts.ts';
import { inMenuLang } from '../dish/menu-lang.ts';
import { capital } from '../find/words.ts';
import type { ComparisonFacts } from './comparison-facts.ts';

type Known = Pick<ComparisonFacts, 'languages' | 'printedPrices'>;

/** One dish of a group of changes: its name, and what is other than before in that respect. */
export function changeEntry(change: ItemChange, group: string, known: Known): Html {
  const { before: was, after: is } = known.languages;
  if (change.kind !== 'changed') {
    const { item, sectionName } = change.kind === 'added' ? change.after : change.before;
    const language = change.kind === 'added' ? is : was;
    return html`<li class="priced"><span><strong>${inMenuLang(item.name, language)}</strong>${sectionName !== '' && html` <span class="quiet">in ${inMenuLang(sectionName, language)}</span>`}</span> <span class="price">${priceOf(item, known)}</span></li>
`;
  }
  const { before, after } = change;
  const name = inMenuLang(after.item.name, is);
  return html`<li${isPrice(group) && html` class="priced"`}><strong>${group === 'renamed' ? html`${inMenuLang(before.item.name, was)} → ${name}` : name}</strong> ${told(change, group, known)}</li>
`;
}

const priceOf = (item: MenuItem, { printedPrices }: Known) => printedPrices.get(item) ?? price(item.price);

const isPrice = (group: string) => ['dearer', 'cheaper', 'price'].includes(group);

function told(
  change: Extract<ItemChange, { readonly kind: 'changed' }>,
  group: string,
  known: Known,
): Html | undefined {
  const { before, after, fields, allergens } = change;
  switch (group) {
    case 'allergens':
      return html`<ul>${
        allergens.length === 0
          ? html`<li>The wording changed: “${before.item.allergens}” became “${after.item.allergens}”.</li>`
          : allergens.map(
              (one) =>
                html`<li>${capital(allergenName(one.code))}: ${claim(one.before)} → <strong>${claim(one.after)}</strong></li>`,
            )
      }</ul>`;
    case 'dearer':
    case 'cheaper': {
      const by = Math.abs(after.item.price - before.item.price);
      return html`<span>${price(before.item.price)} → <span class="price">${price(after.item.price)}</span> <span class="quiet">(${group === 'dearer' ? '+' : '−'}${price(by)})</span></span>`;
    }
    case 'price':
      return html`<span>${priceOf(before.item, known)} → <span class="price">${priceOf(after.item, known)}</span></span>`;
    case 'other': {
      const lines = fields.flatMap((field) => other(field, before, after));
      return html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
    }
    default:
      return undefined;
  }
}

function claim({ state, estimated }: AllergenClaim): string {
  const words = {
    contains: 'contains it',
    'may contain': 'may contain it',
    free: 'is free from it',
    unknown: 'not said',
  };
  return `${words[state]}${estimated ? ' (our estimate)' : ''}`;
}

interface Placed {
  readonly sectionName: string;
  readonly item: MenuItem;
}

function other(field: ChangedField, before: Placed, after: Placed): readonly string[] {
  const [was, is] = [before.item, after.item];
  switch (field) {
    case 'description':
      return [`Description: ${shown(was.description)} → ${shown(is.description)}`];
    case 'calories':
      return [`Calories: ${energy(was.calories)} → ${energy(is.calories)}`];
    case 'vegetarian':
    case 'vegan':
    case 'halal':
    case 'spicy':
      return [is[field] ? `Is ${field} now` : `Is no longer known to be ${field}`];
    case 'place':
      return [
        before.sectionName === after.sectionName
          ? 'Stands in another place in its section'
          : `Moved from ${before.sectionName || 'no section'} to ${after.sectionName || 'no section'}`,
      ];
    default:
      return [];
  }
}

const shown = (text: string | null) => (text ? `“${text}”` : 'none');
const energy = (kcal: number) => (kcal === 0 ? 'not known' : `${kcal} kcal`);
