import type { AllergenClaim } from '../compare-menus/comparison.ts';
import type { Change } from './change.ts';

/** A change in one line, for people. */
export function changeSentence(change: Change): string {
  switch (change.type) {
    case 'restaurant.created':
      return `New restaurant: ${change.data.restaurant.name}, ${change.data.restaurant.city}`;
    case 'restaurant.changed':
      return `Restaurant changed: ${change.data.restaurant.name} (${change.data.fields.join(', ')})`;
    case 'restaurant.merged':
      return `Restaurant merged into another: ${change.data.name}`;
    case 'restaurant.removed':
      return `Restaurant removed: ${change.data.name}`;
    case 'menu.published':
      return `New menu: ${change.data.menu.name}`;
    case 'menu.replaced':
      return `New version of a menu: ${change.data.menu.name}, version ${change.data.menu.version}`;
    case 'menu.revised':
      return `Estimates changed, not the menu: ${change.data.menu.name}`;
    case 'menu.moved':
      return `Menu moved to another restaurant: ${change.data.menu.name}`;
    case 'menu.withdrawn':
      return `Menu withdrawn: ${change.data.menuName}`;
    case 'item.renamed':
      return `Renamed: ${change.data.before?.item.name} is now ${dish(change)}`;
    case 'price.raised':
    case 'price.lowered':
    case 'price.added':
    case 'price.removed':
      return `${dish(change)}: ${pounds(change.data.before?.item.price)} is now ${pounds(change.data.after?.item.price)}`;
    case 'diet.added':
    case 'diet.removed':
      return `${dish(change)}: ${change.type === 'diet.added' ? 'now' : 'no longer'} ${change.data.diet}`;
    case 'allergen.added':
    case 'allergen.removed':
    case 'allergen.unknown':
    case 'allergen.changed': {
      const { code, before, after } = change.data.allergen;
      return `${dish(change)}: ${code} was ${claim(before)}, is now ${claim(after)}`;
    }
    case 'item.changed':
      return `${dish(change)}: ${change.data.fields.join(', ')} changed`;
    case 'item.added':
    case 'item.removed':
    case 'item.moved':
      return `${dish(change)}: ${change.type.replace('item.', '')}`;
  }
}

function dish(change: Extract<Change, { readonly data: { readonly after: unknown } }>): string {
  const { before, after, menuName } = change.data;
  return `${(after ?? before)?.item.name} (${menuName})`;
}

const pounds = (price = 0) => (price === 0 ? 'no price' : `£${price.toFixed(2)}`);
const claim = ({ state, estimated }: AllergenClaim) => (estimated ? `${state} (estimated)` : state);
