import { printedPriceIn } from '@menu-data-service/food-knowledge/printed-price';
import { isTagReason } from '@menu-data-service/food-knowledge/tag-reasons';
import type { DraftMenu } from '@menu-data-service/menu-model/draft-menu';
import type { StoredMenu } from '../ports/menu-store.ts';

/** The presented part of a stored menu, as read by ingestion: without estimates and the reviews they caused. */
export function toDraft(menu: StoredMenu): DraftMenu {
  return {
    name: menu.name,
    sections: menu.sections.map(({ name, items }) => ({
      name,
      items: items.map((item) => ({
        name: item.name,
        description: item.description,
        price: item.price,
        prices: item.price === 0 ? [] : [{ label: null, price: item.price }],
        ...printedPriceIn(item.evidence),
        stated: item.stated,
        review: item.review.filter((reason) => !isTagReason(reason)),
      })),
    })),
  };
}
