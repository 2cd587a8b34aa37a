import type { MenuItem } from '@menu-data-service/menu-model/menu';
import { type Html, html } from '../../../pages/html.ts';
import type { ItemDocument } from '../../../ports/search/documents.ts';

/** Diets and heat of an item in words; a vegan item is not called vegetarian as well. */
export function dietWords({ vegan, vegetarian, halal, spicy }: MenuItem): readonly string[] {
  return [vegan && 'Vegan', !vegan && vegetarian && 'Vegetarian', halal && 'Halal', spicy && 'Spicy'].filter(
    (word) => word !== false,
  );
}

/** Tags of a found dish: diets, then calories if its words support them. Undefined if there are none. */
export function dietTags({
  item,
  hasGroundlessCalories,
}: Pick<ItemDocument, 'item' | 'hasGroundlessCalories'>): Html | undefined {
  const tags = dietWords(item).map((word) => html`<li class="tag${word === 'Spicy' ? ' warn' : ''}">${word}</li>`);
  const energy =
    item.calories > 0 && !hasGroundlessCalories ? [html`<li class="tag plain">about ${item.calories} kcal</li>`] : [];
  const all = [...tags, ...energy];
  return all.length === 0 ? undefined : html`<ul class="tags" aria-label="Diets and calories">${all}</ul>`;
}
