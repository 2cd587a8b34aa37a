import type { Evidence } from '../../../src/domain/evidence.ts';
import type { TaggedItem } from '../../../src/domain/published-menu.ts';

export const TABLE_HEAD = '| section | item | diet | kcal | allergens | reasons |\n|---|---|---|---|---|---|';

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();

/** The allergens string with signs for its notes. */
const brief = (allergens: string): string =>
  allergens
    .replaceAll(' (may contain)', '?')
    .replaceAll(' (estimated)', '~')
    .replace('Unknown (ask the restaurant about the rest)', '…')
    .replace('Unknown (ask the restaurant)', 'unknown')
    .replace(/Unknown \(stated (.*) free; ask the restaurant about the rest\)/, 'unknown ($1 free)');

function reason({ field, value, words, rule }: Evidence): string {
  const what = field === 'allergens' ? value.toLowerCase() : field === 'calories' ? 'kcal' : field;
  return rule === 'stated' ? `${what}: "${words}"` : `${what}: ${rule}`;
}

/** A row of the table: the tags of an item and the reasons for them. */
export function itemRow(section: string, item: TaggedItem): string {
  const diets = [
    item.vegan ? 'vegan' : item.vegetarian ? 'vegetarian' : '',
    item.halal ? 'halal' : '',
    item.spicy ? 'spicy' : '',
  ].filter(Boolean);
  const text = item.description ? `${item.name}: ${item.description}` : item.name;
  const clear = item.evidence.filter(({ state }) => state === 'likely absent').map(({ value }) => value.toLowerCase());
  const reasons = new Set(item.evidence.filter(({ state }) => state !== 'likely absent').map(reason));
  if (clear.length > 0) reasons.add(`likely without ${clear.join(', ')}`);
  const cells = [section, text, diets.join(' '), `${item.calories}`, brief(item.allergens), [...reasons].join('; ')];
  return `| ${cells.map(cell).join(' | ')} |`;
}
