import type { DraftMenu } from '@menu-data-service/menu-reader';
import type { StoredMenu } from '../src/ports/menu-store.ts';
import { printedPriceIn } from './enrich/printed-price.ts';
import { isTagReason } from './enrich/tag-reasons.ts';

/** What a stored menu presents, as ingestion read it: without estimates and the reviews they caused. */
export function presentedPart(menu: StoredMenu): DraftMenu {
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
