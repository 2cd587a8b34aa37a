import type { DishList } from './dish.ts';

export const TURKISH: DishList = {
  Meze: [
    ['Hummus', 'Chickpeas, tahini', 5.5, 've'],
    ['Falafel', 'Chickpea and broad bean', 5.95, 've'],
    ['Grilled Halloumi', '', 6.5, 'v'],
    ['Stuffed Vine Leaves', 'Rice and herbs', 5.5, 've'],
    ['Tzatziki', 'Cucumber and yoghurt', 4.95, 'v'],
  ],
  Kebabs: [
    ['Doner Kebab', 'In pitta with salad', 7.5, 'h'],
    ['Chicken Shish', 'Cubes on the skewer', 9.5, 'h'],
    ['Lamb Kofte', 'Minced lamb, parsley', 9.5, 'h'],
    ['Adana Kebab', 'Spicy minced lamb', 9.95, 'h s'],
    ['Mixed Kebab', 'Doner, shish and kofte with fries', 12.5, 'h'],
    ['Iskender', 'Doner over bread with yoghurt', 11.95, 'h'],
    ['Doner Meat & Chips', '', 7.95, 'h'],
  ],
  Puddings: [
    ['Baklava', 'Pistachio', 4.95, 'v'],
    ['Rice Pudding', 'Baked', 4.5, 'v'],
  ],
};
