import type { DraftItem, DraftMenu } from '@menu-data-service/menu-model/draft-menu';
import { recognisePages } from '../../src/structure/recognise-pages.ts';
import { type Line, paper } from './paper.ts';

/** "Section: name | description | price", a line per dish. */
export const outlineOf = (
  menus: readonly DraftMenu[],
  price = (item: DraftItem): string => String(item.price),
): string[] =>
  menus.flatMap((menu) =>
    menu.sections.flatMap(({ name, items }) =>
      items.map((item) => `${name}: ${item.name} | ${item.description ?? '-'} | ${price(item)}`),
    ),
  );

/** Outline of the dishes recognised on a page of these lines. */
export const outline = (lines: readonly Line[]): string[] => outlineOf(recognisePages([paper(lines)]).menus);

/** The same with all prices of each dish. */
export const outlineOfPrices = (lines: readonly Line[]): string[] =>
  outlineOf(recognisePages([paper(lines)]).menus, ({ prices }) => prices.map(({ price }) => price).join(' '));

/** A heading in a large face of its own. */
export const heading = (text: string): Line => [text, 40, { size: 18, font: 'Script' }];
