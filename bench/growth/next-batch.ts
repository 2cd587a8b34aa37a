import type { MenuDocuments } from '../../src/ports/search/documents.ts';

/** As the indexer claims them. */
const MOST_MENUS = 1000;

/** The next menus of a country for an engine: as many as it gets at once, fewer where they hold `dishes` dishes already. */
export function nextBatch(country: Iterator<MenuDocuments, never>, dishes: number): readonly MenuDocuments[] {
  const batch: MenuDocuments[] = [];
  for (let left = dishes; left > 0 && batch.length < MOST_MENUS; ) {
    const menu = country.next().value;
    batch.push(menu);
    left -= dishesOf(menu);
  }
  return batch;
}

/** How many dishes a menu has. */
export function dishesOf({ sections }: MenuDocuments): number {
  return sections.reduce((sum, { items }) => sum + items.length, 0);
}
