import type { TaggedItem, TaggedMenu } from '@menu-data-service/menu-model/tagged-menu';
import type { Database } from '../../src/db/open-database.ts';
import { createRestaurantStore } from '../../src/db/restaurant-store.ts';
import type { RestaurantFacts } from '../../src/domain/restaurant.ts';

/** An item as ingestion would store it; override what the test is about. */
export function taggedItem(item: Partial<TaggedItem> = {}): TaggedItem {
  return {
    name: 'Cheese & Onion Oatcake',
    description: 'Two oatcakes, mature Cheddar',
    price: 6.5,
    vegetarian: true,
    vegan: false,
    calories: 540,
    halal: false,
    spicy: false,
    allergens: 'Gluten (estimated), Milk',
    stated: { vegetarian: true, words: { vegetarian: '(v)' } },
    evidence: [
      { field: 'vegetarian', value: 'true', basis: 'stated', words: '(v)', rule: 'legend', confidence: 1 },
      {
        field: 'allergens',
        value: 'MILK',
        basis: 'estimated',
        words: 'Cheddar',
        rule: 'cheese',
        confidence: 0.9,
        state: 'contains',
      },
    ],
    review: [],
    ...item,
  };
}

/** A menu of one section with one item; override what the test is about. */
export function taggedMenu(menu: Partial<TaggedMenu> & { readonly restaurantId: string }): TaggedMenu {
  return {
    name: 'Breakfast',
    sourceUrl: 'https://oatcakes.example/breakfast.pdf',
    sections: [{ name: 'Oatcakes', items: [taggedItem()] }],
    ...menu,
  };
}

/** The sections of `taggedMenu` with another price. */
export function priced(price: number): Pick<TaggedMenu, 'sections'> {
  return { sections: [{ name: 'Oatcakes', items: [taggedItem({ price })] }] };
}

export function restaurantFacts(facts: Partial<RestaurantFacts> = {}): RestaurantFacts {
  return {
    name: 'The Kiln Oatcake Shop',
    phoneNumber: '01782 496 0123',
    cuisine: 'Oatcakes',
    street: '1 Bottle Row',
    city: 'Stoke-on-Trent',
    postcode: 'ST1 1AA',
    country: 'United Kingdom',
    ...facts,
  };
}

export async function storedRestaurant(db: Database, facts: Partial<RestaurantFacts> = {}): Promise<string> {
  const { restaurant } = await createRestaurantStore(db).save(restaurantFacts(facts));
  return restaurant.id;
}
