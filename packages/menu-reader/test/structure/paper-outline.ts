import type { DraftItem } from '../../src/draft-menu.ts';
import { recognisePages } from '../../src/structure/recognise-pages.ts';
import { type Line, paper } from './paper.ts';

function outlineWith(lines: readonly Line[], price: (item: DraftItem) => string): string[] {
  return recognisePages([paper(lines)]).menus.flatMap((menu) =>
    menu.sections.flatMap(({ name, items }) =>
      items.map((item) => `${name}: ${item.name} | ${item.description ?? '-'} | ${price(item)}`),
    ),
  );
}

/** What is recognised on a page of these lines: "Section: name | description | price", a line a dish. */
export const outline = (lines: readonly Line[]): string[] => outlineWith(lines, ({ price }) => String(price));

/** The same with all prices of each dish. */
export const outlineOfPrices = (lines: readonly Line[]): string[] =>
  outlineWith(lines, ({ prices }) => prices.map(({ price }) => price).join(' '));

/** A heading in a large face of its own. */
export const heading = (text: string): Line => [text, 40, { size: 18, font: 'Script' }];
