import { sampleMenu } from '../sample-menu.ts';

export const burgerMenu = sampleMenu(
  'Burgers & Shakes',
  `
# Beef Burgers
> Two smashed patties in a potato bun. Make it a single and take £1.50 off.
The Tame | American cheese, pickles, burger sauce | 9.50 | | 812
The Anker | Smoked bacon, Cheddar, onion ring, barbecue sauce | 11.25 | | 1040
Blue Yard | Blue cheese, caramelised onion, rocket | 10.95 | | 921
Hot Rod | Jalapeños, pepper jack, chipotle mayo | 10.95 | h2 | 934
Plain & Proper | Just beef and bun | 8.50 | | 655
# Chicken & Veggie
Buttermilk Chicken | Slaw, pickles, honey mustard | 10.25 | | 876
Nashville Chicken | Cayenne oil, ranch, pickles | 10.75 | h3 | 902
Halloumi Stack | Sweet chilli jam, rocket, roast pepper | 9.75 | v | 744
Green Yard | Plant-based patty, vegan cheese, relish | 10.25 | ve | 689
# Dogs
New Yorker | Beef frank, sauerkraut, mustard | 7.95 | | 598
Chilli Cheese Dog | Beef chilli, cheese, crispy onions | 8.75 | h1 | 733
# Fries & Sides
Skin-On Fries | | 3.75 | ve | 412
Loaded Fries | Cheese sauce, bacon, spring onion | 6.25 | | 688
Sweet Potato Fries | | 4.50 | ve | 388
Onion Rings | Six | 4.25 | v | 455
Mac & Cheese Bites | Five | 5.25 | v | 421
Slaw | | 2.75 | v | 148
# Shakes
Vanilla Shake | | 5.25 | v gf | 622
Chocolate Shake | | 5.25 | v gf | 668
Salted Caramel Shake | | 5.50 | v gf | 701
Oat Milk Strawberry Shake | | 5.75 | ve | 498
`,
);

export const kidsMenu = sampleMenu(
  'Kids Yard',
  `
# Kids Meals
> For under tens, with fries and a carton of juice.
Little Cheeseburger | Single patty, cheese | 6.50 | | 560
Chicken Bites | Five, ketchup | 6.50 | | 512
Mini Dog | Pork sausage | 5.95 | | 498
Mini Mac & Cheese | | 5.75 | v | 476
Veggie Nuggets | | 5.95 | ve | 455
`,
);
