import { sampleMenu } from '../sample-menu.ts';

export const carveryMenu = sampleMenu(
  'Carvery & Grill',
  `
# The Carvery
> Served noon to eight every day. Help yourself to as many vegetables as you like.
Midweek Carvery | Monday to Saturday: choice of two meats | 10.95
Sunday Carvery | Choice of four meats | 13.95
King-Size Carvery | Extra meat and an extra Yorkshire pudding | 15.95
Vegetarian Carvery | Nut roast or root vegetable parcel | 9.95 | v
Child's Carvery | Under twelves | 6.95
# Starters
Yorkshire Pudding & Onion Gravy | | 3.95 | v
Garlic Mushrooms | Toasted bloomer | 5.50 | v
Duck & Orange Pâté | Melba toast, red onion chutney | 5.95
Chicken Goujons | Barbecue dip | 5.95
# Grills & Favourites
Gammon & Eggs | Chips and peas | 12.50 | gf
Sirloin Steak | Chips, mushrooms, tomato, onion rings | 18.95
Liver & Onions | Mash, greens, gravy | 10.95
Whitby Scampi | Chips, peas, tartare sauce | 11.95
Cottage Pie | Seasonal vegetables | 10.50
Vegetable Lasagne | Garlic bread, side salad | 10.50 | v
# Puddings
Jam Roly-Poly | Custard | 5.50 | v
Trifle | | 4.95 | v
Warm Chocolate Fudge Cake | Cream or ice cream | 5.50 | v
Fresh Fruit Salad | | 4.50 | ve gf
`,
);

export const childrensMenu = sampleMenu(
  "Children's Menu",
  `
# Mains
Fish Fingers | chips and peas or beans | 5.95
Chicken Nuggets | chips and peas or beans | 5.95
Sausage & Mash | with gravy | 5.75
Tomato Pasta | with grated cheese | 5.25 | v
Cheese & Tomato Pizza | with cucumber sticks | 5.50 | v
Mini Burger | with chips | 5.95
Little Carvery | one meat and all the veg | 6.95
# Puddings
Ice Cream Sundae | | 2.95 | v
Jelly & Ice Cream | | 2.50
Fruit Pot | | 2.25 | ve
# Drinks
Fruit Shoot | | 1.60
Milk | | 1.20
Squash | | 0.80
`,
);
