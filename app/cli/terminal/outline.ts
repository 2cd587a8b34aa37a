import { styleText } from 'node:util';
import type { MenuItem } from '@menu-data-service/menu-model/menu';
import type { UnderstoodDocument } from '../../../src/ingest/understand-document.ts';
import { count } from './count.ts';
import { wrap } from './wrap.ts';

export interface OutlinedMenu {
  readonly name: string;
  readonly sections: readonly { readonly name: string; readonly items: readonly OutlinedItem[] }[];
}

interface OutlinedItem extends MenuItem {
  readonly review: readonly string[];
}

/** Wider lines are hard to read. */
const MAX_WIDTH = 110;
const INDENT = ' '.repeat(13);

/**
 * Outline of a document after a dry run; doubtful items are marked with ? and the reason.
 * @param columns of the terminal; Infinity where there is none
 */
export function outline(label: string, { menus, notes, review }: UnderstoodDocument, columns: number): string[] {
  const width = Math.min(columns, MAX_WIDTH);
  const doubtful = menus.reduce(
    (sum, { menu }) =>
      sum + menu.sections.flatMap(({ items }) => items).filter((item) => item.review.length > 0).length,
    0,
  );
  const indented = (text: string, style: 'dim' | 'yellow') =>
    wrap(`    ${text}`, width)
      .split('\n')
      .map((line) => styleText(style, line));
  const lines = [styleText('bold', label), ...menus.flatMap(({ menu }) => menuOutline(menu, columns))];
  if (notes.length > 0) lines.push('', '  Notes (no items)', ...notes.flatMap((note) => indented(note, 'dim')));
  if (review.length > 0 || doubtful > 0) lines.push('', styleText('yellow', '  To look at'));
  lines.push(...review.flatMap((reason) => indented(reason, 'yellow')));
  if (doubtful > 0) lines.push(styleText('yellow', `    ${count(doubtful, 'item')} marked with ?`));
  return [...lines, ''];
}

/** Outline of one menu; doubtful items are marked with ? and the reason. @param columns of the terminal; Infinity where there is none */
export function menuOutline(menu: OutlinedMenu, columns: number): string[] {
  const width = Math.min(columns, MAX_WIDTH);
  const items = menu.sections.reduce((sum, section) => sum + section.items.length, 0);
  const size = `${count(menu.sections.length, 'section')}, ${count(items, 'item')}`;
  return [
    '',
    `  ${styleText('bold', styleText('underline', menu.name))}  ${styleText('dim', size)}`,
    ...menu.sections.flatMap((section) => [
      '',
      `  ${styleText('cyan', section.name || '(no heading)')}`,
      ...section.items.flatMap((item) => itemLines(item, width)),
    ]),
  ];
}

function itemLines(item: OutlinedItem, width: number): string[] {
  const doubtful = item.review.length > 0;
  const mark = doubtful ? styleText('yellow', '?') : ' ';
  const [name = '', ...rest] = below(item.name, width);
  const lines = [
    `${mark}${price(item)}   ${styleText('bold', name.trimStart())}`,
    ...rest.map((line) => styleText('bold', line)),
  ];
  if (item.description) lines.push(...below(item.description, width));
  lines.push(...below(tagsOf(item), width).map((line) => styleText('dim', line)));
  for (const reason of item.review) lines.push(...below(`? ${reason}`, width).map((line) => styleText('yellow', line)));
  return lines;
}

const below = (text: string, width: number) => wrap(`${INDENT}${text}`, width).split('\n');

const price = (item: OutlinedItem) => (item.price === 0 ? '–' : `£${item.price.toFixed(2)}`).padStart(9);

function tagsOf(item: OutlinedItem): string {
  const diet = item.vegan ? 'vegan' : item.vegetarian ? 'vegetarian' : '';
  return [diet, item.halal ? 'halal' : '', item.spicy ? 'spicy' : '', `${item.calories} kcal`, item.allergens]
    .filter(Boolean)
    .join(' · ');
}
