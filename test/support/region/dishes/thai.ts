import type { DishList } from './dish.ts';

export const THAI: DishList = {
  'Small Plates': [
    ['Tom Yum Soup', 'Prawns, lemongrass, hot and sour', 7.25, 's'],
    ['Vegetable Tempura', 'Aubergine and courgette', 6.5, 've'],
    ['Chicken Gyoza', 'Five dumplings', 6.75],
    ['Edamame', 'Sea salt', 4.5, 've'],
  ],
  'Curries & Noodles': [
    ['Thai Green Curry', 'Chicken, aubergine, basil', 11.5, 's'],
    ['Massaman Curry', 'Beef, potato, peanut', 12.25],
    ['Pad Thai', 'Rice noodles, shrimp, peanut, egg', 11.25],
    ['Chicken Katsu Curry', 'Panko chicken, rice', 11.95],
    ['Beef Ramen', 'Broth, noodles, egg', 12.5],
    ['Drunken Noodles', '', 11.25, 's'],
  ],
};
