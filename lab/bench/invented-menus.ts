import { tagDraft } from '@menu-data-service/food-knowledge/tag-draft';
import { inventMenu } from '@menu-data-service/invented-menus/invent-menu';
import { POUNDS } from '@menu-data-service/invented-menus/money';
import type { DraftItem } from '@menu-data-service/menu-model/draft-menu';
import type { TaggedMenu } from '@menu-data-service/menu-model/tagged-menu';

const invented = (seed: number) => inventMenu(seed, { money: POUNDS, sections: 8, dishes: 10 });

/** Invents a menu with 8 sections of 10 dishes each, tagged with the real rules. */
export function inventedMenu(restaurantId: string, number: number, random: () => number): TaggedMenu {
  const sections = (invented(Math.floor(random() * 2 ** 32)).menus[0]?.sections ?? []).map(({ name, items }) => ({
    name: name ?? '',
    items: items.map((dish): DraftItem => {
      const prices = dish.prices.map(({ label, amount }) => ({ label, price: Number(amount) }));
      const price = prices.length ? Math.min(...prices.map((one) => one.price)) : 0;
      return { name: dish.name, description: dish.description, price, prices, stated: {}, review: [] };
    }),
  }));
  const sourceUrl = `https://www.restaurant-${number}.example/menu`;
  return tagDraft({ name: `Menu ${number}`, sections }, { restaurantId, sourceUrl, cuisine: '', notes: [] });
}

/** Facts of an invented restaurant; the number is from Ofcom's range for drama. */
export function inventedRestaurant(number: number, random: () => number) {
  const { place, cuisine } = invented(Math.floor(random() * 2 ** 32));
  const phoneNumber = `01632 960${String(number % 1000).padStart(3, '0')}`;
  return { ...place, name: `${place.name} ${number}`, phoneNumber, cuisine, country: 'United Kingdom' };
}

export function inventedNames(count: number): readonly string[] {
  const names = new Set<string>();
  for (let seed = 1; names.size < count; seed += 1) {
    for (const { items } of invented(seed).menus[0]?.sections ?? []) for (const { name } of items) names.add(name);
  }
  return [...names].slice(0, count);
}
