import { sampleMenu } from '../sample-menu.ts';

export const breakfastMenu = sampleMenu(
  'Breakfast',
  `
# Full Breakfasts
Small Breakfast | bacon, sausage, egg, beans, toast | 6.50
Full English | 2 bacon, 2 sausage, 2 eggs, tomato, mushrooms, beans, toast | 8.95
The Narrowboat | the full English with black pudding, hash browns and fried bread | 11.50
Veggie Breakfast | veggie sausage, egg, hash brown, tomato, beans, toast | 8.50 | v
# On Toast
Eggs on Toast | poached, fried or scrambled | 4.95 | v
Beans on Toast | | 3.95 | v
Cheese on Toast | with Worcester sauce | 4.50
Mushrooms on Toast | garlic butter | 5.25 | v
# Baps & Barms
Bacon Bap | | 3.95
Sausage Bap | | 3.95
Bacon & Egg Bap | | 4.75
Egg Bap | | 3.50 | v
# Oatcakes
Cheese & Bacon Oatcake | | 4.95
Cheese & Mushroom Oatcake | | 4.50 | v
# Hot Drinks
Mug of Tea | | 1.80
Coffee | | 2.40
Hot Chocolate | | 2.90
`,
);
