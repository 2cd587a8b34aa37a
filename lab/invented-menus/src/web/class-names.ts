import type { Chance } from '../chance.ts';

const SPOKEN: Readonly<Record<string, readonly string[]>> = {
  menu: ['menu', 'our-menu', 'menu-content', 'menu-area'],
  section: ['menu-section', 'section', 'menu-category', 'menu-block', 'course'],
  heading: ['menu-title', 'section-title', 'category-name', 'menu-heading', 'course-title'],
  note: ['menu-note', 'subtitle', 'category-description', 'small'],
  list: ['menu-items', 'menu-list', 'dishes', 'list'],
  item: ['menu-item', 'item', 'dish', 'food-item', 'product', 'entry'],
  head: ['menu-item-header', 'item-top', 'title-row', 'd-flex justify-content-between'],
  name: ['menu-item-name', 'item-name', 'name', 'dish-title', 'card-title', 'text-lg font-semibold'],
  price: ['menu-item-price', 'price', 'item-price', 'cost', 'amount', 'pull-right', 'text-primary'],
  text: ['menu-item-description', 'description', 'item-desc', 'ingredients', 'card-text', 'text-muted'],
  sign: ['diet', 'label', 'allergens', 'badge badge-success'],
};

/** Class attributes by role, with a space before each: `.name` is ` class="item-name"`. */
export type ClassNames = Readonly<Record<string, string>>;

export function drawClassNames(chance: Chance): ClassNames {
  const way = chance.weighted({ spoken: 60, hashed: 20, none: 20 });
  const seed = chance.whole(1000, 99999);
  const attribute = (role: string, index: number): string => {
    if (way === 'none') return '';
    const hashed = `css-${((seed + index * 13) * 32452843).toString(36).slice(0, 6)}`;
    return ` class="${way === 'hashed' ? hashed : chance.pick(SPOKEN[role] ?? [''])}"`;
  };
  return Object.fromEntries(Object.keys(SPOKEN).map((role, index) => [`.${role}`, attribute(role, index)]));
}
