import type { DishList } from './dish.ts';

export const CHIPPY: DishList = {
  Fish: [
    ['Cod', 'Fried in beef dripping', 7.2],
    ['Haddock', 'Fried in beef dripping', 7.4],
    ['Fishcake', 'Made in the shop', 2.2],
    ['Plaice', '', 7.9],
    ['Scampi', 'Eight pieces', 6.5],
    ['Cod and Chips', 'Large', 10.2],
    ['Fish Butty', 'On a bap', 5.1],
  ],
  'Pies & Sausages': [
    ['Steak & Kidney Pie', 'Hot', 3.6],
    ['Meat & Potato Pie', 'Hot', 3.4],
    ['Cheese & Onion Pasty', 'Puff pastry', 3.3, 'v'],
    ['Cornish Pasty', 'Beef, potato and swede', 3.9],
    ['Jumbo Sausage', 'Battered or plain', 2.9],
    ['Saveloy', '', 2.6],
  ],
  'Chips & Sides': [
    ['Chips', 'Regular', 3.2, 've'],
    ['Chip Cob', 'Buttered', 3.5, 'v'],
    ['Chips and Gravy', '', 4.3],
    ['Chips, Cheese & Gravy', '', 5.1],
    ['Mushy Peas', '', 1.8, 've'],
    ['Curry Sauce', 'Pot', 1.8, 've'],
    ['Pickled Egg', '', 0.9, 'v'],
    ['Gherkin', '', 0.8, 've'],
  ],
  'Kids Meals': [
    ['Small Fish & Chips', '', 5.2],
    ['Chicken Nuggets & Chips', '', 4.9],
  ],
};
