import type { DishList } from './dish.ts';

export const CHINESE: DishList = {
  Appetisers: [
    ['Spring Rolls', 'Vegetable, two pieces', 3.8, 've'],
    ['Prawn Crackers', '', 2.5],
    ['Sesame Prawn Toast', '', 5.2],
    ['Salt & Pepper Chicken Wings', 'Dry, with chilli and scallions', 6.5, 's'],
    ['Crispy Aromatic Duck', 'Pancakes, cucumber, spring onion, hoisin', 11.8],
    ['Spare Ribs', 'Barbecue sauce', 6.8],
    ['Chicken Satay', 'On skewers, peanut sauce', 6.2],
    ['Crispy Seaweed', '', 4.2, 've'],
  ],
  Chicken: [
    ['Sweet & Sour Chicken', 'Balls or Hong Kong style', 7.6],
    ['Lemon Chicken', '', 7.6],
    ['Kung Po Chicken', 'Cashew nuts, hot', 7.6, 's'],
    ['Chicken with Cashew Nuts', '', 7.6],
    ['Chicken Chow Mein', 'Bean sprouts and spring onion', 7.4],
    ['Chicken Fried Rice', '', 7.2],
    ['Chicken & Mushrooms', '', 7.4],
  ],
  'Beef & Pork': [
    ['Beef in Black Bean Sauce', 'Green pepper and onion', 7.8],
    ['Crispy Chilli Beef', 'Shredded, sweet and spicy', 8.2, 's'],
    ['Beef with Ginger & Spring Onion', '', 7.8],
    ['Szechuan Beef', '', 7.8, 's'],
    ['Char Siu Pork', 'Honey roast', 7.6],
    ['Pork Chop in Salt & Chilli', '', 7.8, 's'],
  ],
  'Rice, Noodles & Chips': [
    ['Egg Fried Rice', '', 3.2, 'v'],
    ['Singapore Noodles', 'Vermicelli, curry, shrimps', 7.6, 's'],
    ['Plain Chow Mein', '', 5.2, 'v'],
    ['Salt & Pepper Chips', '', 4.6, 've s'],
    ['Yung Chow Fried Rice', 'Shrimps and char siu', 7.6],
    ['Boiled Rice', '', 2.8, 've'],
  ],
  Vegetarian: [
    ['Mixed Vegetables in Oyster Sauce', '', 5.6],
    ['Salt & Chilli Tofu', '', 6.4, 've s'],
    ['Mushroom Foo Young', 'Omelette', 6.4, 'v'],
    ['Mange Tout with Garlic', '', 5.6, 've'],
  ],
};
