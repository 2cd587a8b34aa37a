import type { SuggestionKind } from '../ports/search/suggestions.ts';
import type { ValueSource } from './engine.ts';

/** Sources of suggestions, in the order of kinds that tie. */
export const SUGGESTED: Readonly<Record<SuggestionKind, ValueSource>> = {
  cuisine: { index: 'menus', field: 'cuisine', printed: 'printedCuisine', per: 'restaurantId' },
  city: { index: 'menus', field: 'city', printed: 'printedCity', per: 'restaurantId' },
  restaurant: { index: 'items', field: 'restaurantName', printed: 'presented.restaurantName', per: 'restaurantId' },
  dish: { index: 'items', field: 'name', printed: 'presented.item.name', per: null },
  section: { index: 'sections', field: 'name', printed: 'presented.section', per: 'menuId' },
  menu: { index: 'menus', field: 'name', printed: 'presented.menuName', per: 'menuId' },
};
