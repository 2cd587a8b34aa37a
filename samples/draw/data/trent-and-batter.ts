import { sampleMenu } from '../sample-menu.ts';

export const priceList = sampleMenu(
  'Price List',
  `
# Fish
Cod | in our own batter | Regular 7.20 / Large 9.40
Haddock | | Regular 7.40 / Large 9.80
Plaice | | Regular 7.80 / Large 10.20
Rock Salmon | Fridays only | Regular 6.90 / Large 8.60
Scampi | ten pieces, with lemon | Regular 6.50 / Large 8.90
Fishcake | | Regular 1.90 / Large 3.40
# Chips
Chips | | Regular 2.80 / Large 3.90
Cheesy Chips | | Regular 4.10 / Large 5.30
Chip Cob | on a soft white cob | Regular 3.10 / Large 4.20
Chips, Peas & Gravy | | Regular 4.40 / Large 5.60
# Pies & Puddings
Steak & Kidney Pie | | 3.80
Chicken & Mushroom Pie | | 3.80
Cheese & Onion Pie | | 3.60 | v
Steak Pudding | | 3.50
Minced Beef & Onion Pie | | 3.70
# Sausages & Chicken
Jumbo Sausage | | 2.60
Battered Sausage | | 2.80
Saveloy | | 2.40
Chicken Nuggets | six pieces | 4.20
Quarter Chicken | | 5.20
# Sides & Sauces
Mushy Peas | | 1.60 | v
Baked Beans | | 1.60 | v
Curry Sauce | | 1.70 | v
Gravy | | 1.60
Pickled Egg | | 0.90 | v
Pickled Onion | | 0.70 | v
Gherkin | | 0.90 | v
Tartare Sauce | | 0.60
Bread & Butter | two slices | 1.20 | v
# Drinks
Can of Pop | | 1.40
Bottle of Water | | 1.20
Mug of Tea | eat in only | 1.50
`,
);

export const lunchSpecials = sampleMenu(
  'Lunch Specials',
  `
# Lunch Time Specials
Mini Fish & Chips | with mushy peas or beans | 6.95
Fishcake & Chips | with curry sauce | 4.95
Sausage & Chips | with gravy | 4.95
Half Pie & Chips | steak or cheese and onion | 5.25
Scampi & Chips | six pieces, tartare sauce | 6.50
# Pensioners' Portion
Small Cod & Chips | tea, bread and butter | 7.50
Small Haddock & Chips | tea, bread and butter | 7.75
Steak Pudding, Chips & Peas | tea, bread and butter | 6.95
# Family Boxes
Family of Four | 4 cod, 2 large chips, 2 mushy peas | 32.00
Saturday Box | 2 haddock, large chips, curry sauce, 2 cans | 22.50
# For Little Ones
Fish Bites & Chips | with a fruit juice | 4.75
Chicken Nuggets & Chips | with a fruit juice | 4.50
Sausage & Chips Box | with a fruit juice | 4.25
`,
);
