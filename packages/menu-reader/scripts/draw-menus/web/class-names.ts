import type { Chance } from '../chance.ts';

export type Role =
  | 'menu'
  | 'section'
  | 'heading'
  | 'note'
  | 'list'
  | 'item'
  | 'name'
  | 'price'
  | 'text'
  | 'head'
  | 'code'
  | 'extra'
  | 'badge'
  | 'number';

/** Gives the class attribute of a role, with a space before it, or nothing. */
export type ClassNames = (role: Role) => string;

const SPOKEN: Readonly<Record<Role, readonly string[]>> = {
  menu: ['menu', 'our-menu', 'menu-content', 'food-menu', 'menu-area'],
  section: ['menu-section', 'section', 'menu-category', 'category', 'menu-block', 'menu-group', 'course'],
  heading: ['menu-title', 'section-title', 'category-name', 'menu-heading', 'heading', 'title', 'course-title'],
  note: ['menu-note', 'subtitle', 'category-description', 'sub', 'small'],
  list: ['menu-items', 'menu-list', 'items', 'dishes', 'list'],
  item: ['menu-item', 'item', 'dish', 'food-item', 'product', 'menu-card', 'entry'],
  name: ['menu-item-name', 'item-name', 'name', 'dish-title', 'food-name', 'product-title', 'item-title'],
  price: ['menu-item-price', 'price', 'item-price', 'cost', 'amount', 'dish-price', 'pull-right'],
  text: ['menu-item-description', 'description', 'item-desc', 'desc', 'ingredients', 'info', 'details'],
  head: ['menu-item-header', 'item-top', 'header', 'title-row', 'item-head'],
  code: ['diet', 'label', 'badge', 'allergens', 'tag'],
  extra: ['extra', 'addon', 'options', 'note'],
  badge: ['badge', 'tag', 'ribbon', 'label-new'],
  number: ['number', 'nr', 'item-no', 'code'],
};
const UTILITIES: Readonly<Record<Role, readonly string[]>> = {
  menu: ['container', 'container mx-auto px-4', 'row', 'wrapper'],
  section: ['col-md-6', 'col-sm-6 col-xs-12', 'mb-12', 'w3-container', 'col-lg-4 col-md-6'],
  heading: ['text-center', 'text-2xl font-bold mb-4', 'text-uppercase', 'display-4', 'h3 mb-3'],
  note: ['lead', 'text-muted', 'text-sm italic text-gray-500'],
  list: ['row', 'grid grid-cols-1 md:grid-cols-2 gap-6', 'list-unstyled', 'list-group'],
  item: ['card-body', 'col-md-6', 'flex flex-col py-3', 'media-body', 'list-group-item', 'w3-padding'],
  name: ['card-title', 'text-lg font-semibold', 'mt-0', 'font-bold', 'text-left'],
  price: ['float-right', 'text-primary', 'font-medium text-amber-700', 'pull-right', 'ml-auto'],
  text: ['card-text', 'text-gray-600 text-sm', 'text-muted', 'mb-0'],
  head: ['d-flex justify-content-between', 'flex justify-between items-baseline', 'row'],
  code: ['badge badge-success', 'text-xs text-green-600', 'label label-info'],
  extra: ['small', 'text-xs', 'text-muted'],
  badge: ['badge badge-warning', 'bg-red-500 text-white text-xs px-2', 'label label-danger'],
  number: ['mr-2', 'text-gray-400', 'col-1'],
};
const BUILDERS: readonly (readonly [RegExp, (role: Role, n: number) => string])[] = [
  [
    /elementor/,
    (role, n) =>
      `elementor-element elementor-element-${(n * 7919).toString(16).slice(0, 7)} elementor-price-list-${role}`,
  ],
  [/wix/, (role, n) => `s${role.slice(0, 2)}${(n * 104729).toString(36)} wixui-rich-text__text`],
  [/module/, (role, n) => `Menu_${role}__${(n * 15485863).toString(36).slice(0, 5)}`],
  [/hash/, (_role, n) => `css-${(n * 32452843).toString(36).slice(0, 6)}`],
  [/styled/, (_role, n) => `sc-${(n * 49979687).toString(36).slice(0, 6)} ${(n * 86028121).toString(36).slice(0, 5)}`],
  [/u-letters/, (_role, n) => `u${n % 997} c${n % 31}`],
];

/** Class names of one page: spoken ones, utilities of frameworks, generated ones, or none. */
export function drawClassNames(chance: Chance): ClassNames {
  const way = chance.weighted({ spoken: 42, utilities: 20, builder: 16, none: 12, few: 10 });
  const seed = chance.whole(1000, 99999);
  const [, built] = chance.pick(BUILDERS);
  const known = new Map<Role, string>();
  const draw = (role: Role, index: number): string => {
    if (way === 'none' || (way === 'few' && chance.chance(0.6))) return '';
    if (way === 'builder') return built(role, seed + index * 13);
    return chance.pick((way === 'utilities' ? UTILITIES : SPOKEN)[role]);
  };
  (Object.keys(SPOKEN) as Role[]).forEach((role, index) => {
    const name = draw(role, index);
    known.set(role, name && ` class="${name}"`);
  });
  return (role) => known.get(role) ?? '';
}
