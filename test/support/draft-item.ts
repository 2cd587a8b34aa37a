import type { DraftItem } from '@menu-data-service/menu-model/draft-menu';

/** A dish as read; override what the test is about. */
export const draftItem = (name: string, price: number, item: Partial<DraftItem> = {}): DraftItem => ({
  ...{ name, price, description: null, prices: price === 0 ? [] : [{ label: null, price }], stated: {}, review: [] },
  ...item,
});
