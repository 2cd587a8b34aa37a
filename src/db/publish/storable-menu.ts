import type { TaggedItem, TaggedMenu } from '@menu-data-service/menu-model/tagged-menu';

const MAX_PRICE = 999_999.99;
const MAX_CALORIES = 2_147_483_647;

/** Removes NUL and lone surrogates, which PostgreSQL text cannot hold and no restaurant presents. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storableText(part) : part));
}

/** Converts texts and prices to storable ones. @throws RangeError that names the item that cannot be stored */
export function storableMenu(menu: TaggedMenu): TaggedMenu {
  const leftOut = menu.leftOut?.map((pages) => ({ ...pages, reason: storableText(pages.reason) }));
  return {
    restaurantId: menu.restaurantId.toLowerCase(),
    name: storableText(menu.name),
    sourceUrl: storableText(menu.sourceUrl),
    sections: menu.sections.map(({ name, items }) => ({ name: storableText(name), items: items.map(storableItem) })),
    ...(leftOut && { leftOut }),
  };
}

function storableItem(item: TaggedItem): TaggedItem {
  const refuse = (what: string): never => {
    throw new RangeError(`item "${item.name}": ${what}`);
  };
  if (!(item.price >= 0 && item.price <= MAX_PRICE)) refuse(`price ${item.price}; expected 0 to ${MAX_PRICE} pounds`);
  if (!(Number.isInteger(item.calories) && item.calories >= 0 && item.calories <= MAX_CALORIES)) {
    refuse(`calories ${item.calories}; expected a whole number from 0`);
  }
  return {
    ...item,
    name: storableText(item.name),
    description: item.description === null ? null : storableText(item.description),
    price: Math.round(item.price * 100) / 100,
    allergens: storableText(item.allergens),
  };
}
