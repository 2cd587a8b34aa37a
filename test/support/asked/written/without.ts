import type { Question } from './question.ts';

export const WITHOUT: readonly Question[] = [
  ['pizza no mushrooms', 'pizza', { not: ['mushroom', 'mushrooms'] }],
  ['pizza without mushrooms', 'pizza', { not: ['mushroom', 'mushrooms'] }],
  ['burger no bacon', 'burger|cheeseburger', { not: ['bacon'] }],
  ['burger without onions', 'burger', { not: ['onion', 'onions'] }],
  ['breakfast without bacon', 'breakfast', { not: ['bacon'] }],
  ['curry no chicken', 'curry', { not: ['chicken'] }],
  ['pie without beef', 'pie', { not: ['beef'] }],
  ['pie no kidney', 'pie', { not: ['kidney'] }],
  ['salad no tomatoes', 'salad', { not: ['tomato', 'tomatoes'] }],
  ['rice without egg', 'rice', { free: ['EGGS'] }],
  ['pasta without cheese', 'pasta', { not: ['cheese'] }],
  ['sandwich no mayonnaise', 'sandwich', { not: ['mayonnaise', 'mayo'] }],
  ['kebab no lamb', 'kebab', { not: ['lamb'] }],
  ['chips no gravy', 'chips', { not: ['gravy'] }],
  ['soup without prawns', 'soup', { free: ['CRUSTACEANS'] }],
  ['pizza no ham or mushrooms', 'pizza', { not: ['ham', 'mushroom', 'mushrooms'] }],
  ['noodles no pork', 'noodles', { not: ['pork'] }],
  ['pizza minus olives', 'pizza', { not: ['olive', 'olives'] }],
  ['jacket potato hold the beans', 'jacket potato', { not: ['bean', 'beans'] }],
  ['cake without chocolate', 'cake', { not: ['chocolate'] }],
];
