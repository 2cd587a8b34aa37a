import type { DraftItem } from '../../draft-menu.ts';
import { endsOpen } from '../text/text-shape.ts';
import type { ItemOrigin } from './document-to-review.ts';
import type { ItemToReview } from './item-to-review.ts';

/** Characters below this confidence are wrong in three of ten cases. */
const SURE = 0.9;
/** Roles that won by less. */
const SMALL_MARGIN = 0.7;
const LONG_NAME = 70;
const LONG_DESCRIPTION = 350;
/** The most a dish costs, and calories it has, before it is odd. */
const HIGH_PRICE = 250;
const HIGH_CALORIES = 3000;

/**
 * Reasons why a person should look at one dish: what is odd by itself, and where the dish is `doubted`, what may have
 * gone wrong.
 */
export function itemReasons({ item, origin, section, together }: ItemToReview, doubted: boolean): string[] {
  const found = [...oddities(item, origin)];
  if (!doubted) return found;
  const { name, description } = item;
  const reasons: (string | false)[] = [
    origin.margin < SMALL_MARGIN && 'it is not sure that this is a dish',
    name.length > LONG_NAME && 'the name is very long',
    name.length < 3 && 'the name is very short',
    endsOpen(name) && 'the name seems to break off',
    (origin.breaks >= 2 || (description?.length ?? 0) > LONG_DESCRIPTION) && 'the description may hold other dishes',
    item.price === 0 && together.priced > 0.5 && 'it has no price, and most dishes have one',
    !section.name && 'it stands under no heading',
  ];
  const named = [...found, ...reasons.filter((reason) => reason !== false)];
  return named.length ? named : ['the name, the price or the heading may be wrong'];
}

/** What a person should see whatever else was read. */
function oddities({ price, stated }: DraftItem, { units, priceLeftOut }: ItemOrigin): string[] {
  const confidence = Math.min(1, ...units.map((unit) => unit.confidence));
  const reasons: (string | false)[] = [
    priceLeftOut && price === 0 && 'a price stands near, and it is not sure that it is its own',
    price > HIGH_PRICE && 'the price is very high',
    (stated.calories ?? 0) > HIGH_CALORIES && 'the calories are very high',
    confidence < SURE && 'not all letters could be read with certainty',
  ];
  return reasons.filter((reason) => reason !== false);
}
