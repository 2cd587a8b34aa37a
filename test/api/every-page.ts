import type { PagesService } from './pages-service.ts';

export function everyPage({ pub, pubMenu, pubMenuNow, cafeMenu }: PagesService): Readonly<Record<string, string>> {
  return {
    start: '/',
    finder: '/find',
    'dishes found': '/find?search=chese+pie&vegetarian=true&excludeAllergens=nuts&allergenCertainty=any',
    'nothing found': '/find?search=pie&excludeAllergens=milk',
    'a wrong filter': '/find?maxPrice=cheap',
    menu: `/menus/${pubMenuNow}`,
    'older menu': `/menus/${pubMenu}`,
    'menu of one section': `/menus/${cafeMenu}`,
    restaurants: '/restaurants',
    restaurant: `/restaurants/${pub}`,
    allergens: '/allergens',
    errors: '/problems',
    'one error': '/problems/search_required',
    'nothing there': '/menus/999999',
  };
}
