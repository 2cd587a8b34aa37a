import type { DishList } from './dish.ts';

export const VEGAN: DishList = {
  Plates: [
    ['Plant Based Burger', 'Beetroot patty, vegan cheese, fries', 12.5, 've'],
    ['Seitan Steak', 'Peppercorn sauce', 14.5, 've'],
    ['Aubergine Katsu Curry', 'Sticky rice', 12.95, 've'],
    ['Jackfruit Tacos', 'Guacamole, coriander', 11.5, 've'],
    ['Courgette Ribbons', 'Pesto, toasted almonds', 9.5, 've'],
    ['Buddha Bowl', 'Quinoa, edamame, beetroot, sesame', 11.5, 've'],
    ['Okra & Chickpea Stew', 'Couscous', 11.25, 've s'],
    ['Vegan Sausage Roll', '', 4.5, 've'],
  ],
  Sweets: [
    ['Raw Chocolate Torte', '', 6.25, 've'],
    ['Banana Pancakes', 'Coconut yoghurt', 7.5, 've'],
  ],
};
