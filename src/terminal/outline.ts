import { styleText } from 'node:util';
import type { UnderstoodDocument } from '../../ingest/understand-document.ts';
import type { TaggedItem, TaggedMenu } from '../domain/published-menu.ts';

const WIDTH = 110;
const INDENT = ' '.repeat(13);

const price = (item: TaggedItem) => (item.price === 0 ? '–' : `£${item.price.toFixed(2)}`).padStart(9);
const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;

function tagsOf(item: TaggedItem): string {
  const diet = item.vegan ? 'vegan' : item.vegetarian ? 'vegetarian' : '';
  return [diet, item.halal ? 'halal' : '', item.spicy ? 'spicy' : '', `${item.calories} kcal`, item.allergens]
    .filter(Boolean)
    .join(' · ');
}

/** Breaks a text between words, so that the columns stay clear. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && INDENT.length + line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((part) => `${INDENT}${part}`);
}

function itemLines(item: TaggedItem): string[] {
  const doubtful = item.review.length > 0;
  const mark = doubtful ? styleText('yellow', '?') : ' ';
  const lines = [`${mark}${price(item)}   ${styleText('bold', item.name)}`];
  if (item.description) lines.push(...wrapped(item.description));
  lines.push(...wrapped(tagsOf(item)).map((line) => styleText('dim', line)));
  for (const reason of item.review) lines.push(styleText('yellow', `${INDENT}? ${reason}`));
  return lines;
}

function menuLines(menu: TaggedMenu): string[] {
  const items = menu.sections.reduce((sum, section) => sum + section.items.length, 0);
  const size = `${count(menu.sections.length, 'section')}, ${count(items, 'item')}`;
  return [
    '',
    `  ${styleText('bold', styleText('underline', menu.name))}  ${styleText('dim', size)}`,
    ...menu.sections.flatMap((section) => [
      '',
      `  ${styleText('cyan', section.name || '(no heading)')}`,
      ...section.items.flatMap(itemLines),
    ]),
  ];
}

/** What a dry run understood of one document, for a person; doubtful places have a question mark and the reason. */
export function outline(label: string, { menus, notes, review }: UnderstoodDocument): string[] {
  const doubtful = menus.reduce(
    (sum, { menu }) =>
      sum + menu.sections.flatMap(({ items }) => items).filter((item) => item.review.length > 0).length,
    0,
  );
  const lines = [styleText('bold', label), ...menus.flatMap(({ menu }) => menuLines(menu))];
  if (notes.length > 0) lines.push('', '  Notes (no items)', ...notes.map((note) => styleText('dim', `    ${note}`)));
  if (review.length > 0 || doubtful > 0) lines.push('', styleText('yellow', '  To look at'));
  lines.push(...review.map((reason) => styleText('yellow', `    ${reason}`)));
  if (doubtful > 0) lines.push(styleText('yellow', `    ${count(doubtful, 'item')} marked with ?`));
  return [...lines, ''];
}
