import { sampleMenu } from '../sample-menu.ts';

export const hatchMenu = sampleMenu(
  null,
  `
# Oatcakes
Cheese | | 2.80
Cheese & Bacon | | 3.90
Cheese & Sausage | | 3.90
Cheese & Onion | | 3.10
Cheese & Mushroom | | 3.30
Bacon, Egg & Cheese | | 4.60
The Full Potter | bacon, sausage, egg, cheese, beans | 5.80
Black Pudding & Egg | | 4.20
# Pikelets
Buttered Pikelet | | 1.40
Pikelet & Jam | | 1.80
Pikelet & Golden Syrup | | 1.80
# To Take Home
Half a Dozen Oatcakes | | 3.00
Dozen Oatcakes | | 5.50
Half a Dozen Pikelets | | 3.20
# Hot Drinks
Mug of Tea | | 1.60
Filter Coffee | | 2.00
Hot Chocolate | | 2.40
`,
);
