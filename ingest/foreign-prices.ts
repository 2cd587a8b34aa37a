import type { DraftItem, DraftMenu } from '@menu-data-service/menu-reader';

/** Takes the prices from menus in another currency than pounds, and keeps of each what is printed. */
export function withoutForeignPrices(menus: readonly DraftMenu[], currency: string): readonly DraftMenu[] {
  const unpriced = (item: DraftItem): DraftItem =>
    item.price === 0 ? item : { ...item, price: 0, prices: [], printedPrice: { amount: item.price, currency } };
  return menus.map((menu) => ({
    ...menu,
    sections: menu.sections.map((section) => ({ ...section, items: section.items.map(unpriced) })),
  }));
}

/** Why the menus of a document have no prices, and what an operator can do about it. */
export const foreignReason = (currency: string): string =>
  `the prices are in ${currency} and were left out; with --currency-ok their numbers are taken as pounds`;
