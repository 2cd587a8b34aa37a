import { styleText } from 'node:util';
import type { TaggedItem, TaggedMenu } from '../domain/published-menu.ts';

/** What a dry run understood of one document, for a person. */
export interface OutlineSource {
  readonly label: string;
  readonly menus: readonly TaggedMenu[];
  readonly notes: readonly string[];
  readonly review: readonly string[];
}

const price = (item: TaggedItem) => (item.price === 0 ? '    -' : `£${item.price.toFixed(2)}`);

function tagsOf(item: TaggedItem): string {
  const diet = item.vegan ? 'vegan' : item.vegetarian ? 'vegetarian' : '';
  return [diet, item.halal ? 'halal' : '', item.spicy ? 'spicy' : '', `${item.calories} kcal`, item.allergens]
    .filter(Boolean)
    .join(' · ');
}

function itemLines(item: TaggedItem): string[] {
  const lines = [`      ${price(item).padStart(7)}  ${item.name}`];
  if (item.description) lines.push(styleText('dim', `               ${item.description}`));
  lines.push(styleText('dim', `               ${tagsOf(item)}`));
  for (const reason of item.review) lines.push(styleText('yellow', `             ? ${reason}`));
  return lines;
}

/** One line a fact; doubtful places are marked with a question mark and the reason. */
export function outline(source: OutlineSource): string[] {
  const lines = [styleText('bold', source.label)];
  for (const menu of source.menus) {
    lines.push(`  ${menu.name}`);
    for (const section of menu.sections) {
      lines.push(`    ${styleText('underline', section.name || '(no heading)')}`);
      for (const item of section.items) lines.push(...itemLines(item));
    }
  }
  for (const note of source.notes) lines.push(styleText('dim', `  note: ${note}`));
  for (const reason of source.review) lines.push(styleText('yellow', `  review: ${reason}`));
  return lines;
}
