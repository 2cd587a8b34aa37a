import type { DishList } from './dish.ts';

export const AMERICAN: DishList = {
  Burgers: [
    ['Classic Cheeseburger', 'Fries and slaw', 11.5],
    ['BBQ Bacon Burger', 'Onion rings, barbecue sauce', 12.5],
    ['Buffalo Chicken Burger', 'Blue cheese, hot sauce', 12.25, 's'],
  ],
  'Sides & Shakes': [
    ['French Fries', '', 3.5, 've'],
    ['Sweet Potato Fries', '', 4.25, 've'],
    ['Curly Fries', '', 4.25, 've'],
    ['Chilli Cheese Fries', '', 5.95, 's'],
    ['Mac and Cheese', '', 5.95, 'v'],
    ['Fried Chicken Wings', '', 6.95],
    ['Fried Pickles', 'Ranch dip', 4.95, 'v'],
    ['Chocolate Milkshake', '', 4.95, 'v'],
    ['Corn on the Cob', 'Butter', 3.95, 'v'],
  ],
  Desserts: [
    ['Glazed Donuts', 'Cinnamon', 4.95, 'v'],
    ['Pecan Pie', 'Vanilla ice cream', 5.95, 'v'],
  ],
};
