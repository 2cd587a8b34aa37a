import type { DishList } from './dish.ts';

export const OATCAKES: DishList = {
  Oatcakes: [
    ['Cheese Oatcake', 'Melted cheddar', 2.8, 'v'],
    ['Bacon & Cheese Oatcake', '', 4.2],
    ['Sausage & Egg Oatcake', '', 4.4],
    ['Full House Oatcake', 'Bacon, sausage, egg, cheese, mushroom', 6.2],
    ['Half Dozen Oatcakes', 'To take home', 3.2, 've'],
  ],
  'Pikelets & Baps': [
    ['Pikelets', 'Buttered, pack of six', 2.6, 'v'],
    ['Bacon Bap', '', 3.6],
    ['Black Pudding & Egg Bap', '', 3.9],
  ],
  'Hot Pot': [
    ['Lobby', 'Beef, potato and carrot stew with crusty bread', 5.5],
    ['Pea Soup with Ham', '', 4.5],
  ],
};
