import { sampleMenu } from '../sample-menu.ts';

/** The pub's main menu of 2025, before the prices went up and the pie changed. */
export const mainMenu2025 = sampleMenu(
  'Main Menu',
  `
# Nibbles & Starters
Soup of the Day | Warm crusty bread and butter | 5.75 | v
Crispy Whitebait | Lemon, tartare sauce | 6.95
Ham Hock Terrine | Piccalilli, toasted sourdough | 7.50
Breaded Mushrooms | Garlic mayonnaise, dressed leaves | 6.50 | v
Prawn Cocktail | Marie Rose sauce, brown bread | 7.95
Baked Camembert to Share | Red onion marmalade, ciabatta | 13.95 | v
# Pub Classics
Steak & Ale Pie | Shortcrust pastry, chips or mash, garden peas, gravy | 15.25
Beer-Battered Haddock | Hand-cut chips, mushy peas, tartare sauce | 15.50
Gammon Steak | Fried egg, grilled pineapple, chips, peas | 14.25 | gf
Staffordshire Lobby | Slow-cooked beef stew with root vegetables, pickled red cabbage and bread | 12.95
Wild Mushroom Stroganoff | Basmati rice, sour cream | 13.25 | v gf
Sausage & Mash | Three butcher's pork sausages, buttered mash, onion gravy | 13.75
Hunter's Chicken | Bacon, barbecue sauce, melted Cheddar, chips, slaw | 14.50
Sweet Potato & Chickpea Curry | Basmati rice, naan bread | 13.50 | ve
# From the Grill
> All served with chips, grilled tomato, flat mushroom and onion rings.
8oz Rump Steak | | 18.95
10oz Ribeye Steak | | 25.50
Mixed Grill | Rump, gammon, lamb chop, sausage, fried egg | 23.95
Peppercorn Sauce | | 2.50 | gf
# Burgers
The Copper Burger | Two beef patties, smoked Cheddar, bacon, relish | 14.75
Buttermilk Chicken Burger | Sriracha mayonnaise, gem lettuce | 13.95
Halloumi & Pepper Burger | Sweet chilli, rocket | 12.95 | v
# Sides
Hand-Cut Chips | | 4.00 | ve
Onion Rings | | 3.95 | v
Garlic Ciabatta | | 3.95 | v
House Salad | | 3.75 | ve gf
# Puddings
Sticky Toffee Pudding | Toffee sauce, vanilla ice cream | 6.75 | v
Apple & Blackberry Crumble | Custard | 6.50 | v
Chocolate Brownie | Salted caramel ice cream | 6.50 | v gf
Cheeseboard | Three British cheeses, crackers, chutney, celery | 9.25 | v
`,
);

/** The same menu a year later: new prices, no lobby, two new dishes. */
export const mainMenu2026 = sampleMenu(
  'Main Menu',
  `
# Nibbles & Starters
Soup of the Day | Warm crusty bread and butter | 5.95 | v
Crispy Whitebait | Lemon, tartare sauce | 7.25
Ham Hock Terrine | Piccalilli, toasted sourdough | 7.75
Breaded Mushrooms | Garlic mayonnaise, dressed leaves | 6.75 | v
Prawn Cocktail | Marie Rose sauce, brown bread | 8.25
Baked Camembert to Share | Red onion marmalade, ciabatta | 14.50 | v
# Pub Classics
Chicken, Ham & Leek Pie | Shortcrust pastry, chips or mash, garden peas, gravy | 15.95
Beer-Battered Haddock | Hand-cut chips, mushy peas, tartare sauce | 16.25
Gammon Steak | Fried egg, grilled pineapple, chips, peas | 14.95 | gf
Wild Mushroom Stroganoff | Basmati rice, sour cream | 13.95 | v gf
Sausage & Mash | Three butcher's pork sausages, buttered mash, onion gravy | 14.25
Hunter's Chicken | Bacon, barbecue sauce, melted Cheddar, chips, slaw | 15.25
Sweet Potato & Chickpea Curry | Basmati rice, naan bread | 13.95 | ve
Pan-Fried Sea Bass | Crushed new potatoes, samphire, caper butter | 17.95 | gf
# From the Grill
> All served with chips, grilled tomato, flat mushroom and onion rings.
8oz Rump Steak | | 19.95
10oz Ribeye Steak | | 26.95
Mixed Grill | Rump, gammon, lamb chop, sausage, fried egg | 24.95
Peppercorn Sauce | | 2.75 | gf
# Burgers
The Copper Burger | Two beef patties, smoked Cheddar, bacon, relish | 15.50
Buttermilk Chicken Burger | Sriracha mayonnaise, gem lettuce | 14.75
Halloumi & Pepper Burger | Sweet chilli, rocket | 13.75 | v
Garden Burger | Plant-based patty, vegan cheese, tomato chutney | 14.25 | ve
# Sides
Hand-Cut Chips | | 4.25 | ve
Onion Rings | | 4.25 | v
Garlic Ciabatta | | 4.25 | v
House Salad | | 3.95 | ve gf
# Puddings
Sticky Toffee Pudding | Toffee sauce, vanilla ice cream | 6.95 | v
Apple & Blackberry Crumble | Custard | 6.75 | v
Chocolate Brownie | Salted caramel ice cream | 6.95 | v gf
Cheeseboard | Three British cheeses, crackers, chutney, celery | 9.75 | v
`,
);

export const sundayMenu = sampleMenu(
  'Sunday Lunch',
  `
# To Begin
Roast Tomato & Basil Soup | Cheese straw, salted butter | 6.25 | v
Potted Smoked Mackerel | Pickled cucumber, rye toast | 7.95
Black Pudding Scotch Egg | Brown sauce mayonnaise | 7.50
Chicken Liver Parfait | Fig chutney, toasted brioche | 7.75
# The Roasts
> Roast potatoes, seasonal greens, honeyed carrots, Yorkshire pudding and proper gravy.
Topside of Beef | Served pink, horseradish cream | 17.95
Loin of Pork | Crackling, apple sauce, sage stuffing | 16.95
Leg of Lamb | Mint sauce | 18.95
Half Roast Chicken | Bread sauce, pig in blanket | 16.50
Mushroom, Chestnut & Spinach Wellington | Vegetable gravy | 15.50 | ve
The Three-Meat Roast | Beef, pork and lamb, for the hungry | 21.95
Small Roast | Any of the above for the under-tens | 9.50
# On the Side
Cauliflower Cheese | | 4.75 | v
Pigs in Blankets | | 4.95
Extra Yorkshire Pudding | | 1.50 | v
Sage & Onion Stuffing | | 2.95 | v
# Afters
Rhubarb & Custard Tart | Ginger ice cream | 7.25 | v
Bread & Butter Pudding | Marmalade, clotted cream | 6.95 | v
Chocolate Torte | Cherries, coconut yoghurt | 6.95 | ve gf
`,
);
