import { sampleMenu } from '../sample-menu.ts';

export const teaRoomMenu = sampleMenu(
  'Tea Room Menu',
  `
# Light Lunches
> Served from 11.30 until 3.
Homemade Soup | Changes daily, with a warm roll | 6.25 | v
Welsh Rarebit | Mature Cheddar, ale and mustard on bloomer, tomato chutney | 7.95 | v
Quiche of the Day | Potato salad, dressed leaves | 9.50
Ploughman's Lunch | Ham, Cheddar, pork pie, pickled onion, apple, bread | 11.50
Jacket Potato | One filling: cheese, beans, tuna mayonnaise or coronation chicken | 7.95
# Sandwiches
> White or wholemeal bread, with crisps and slaw. Toasted 50p extra.
Egg & Cress | | 6.25 | v
Honey Roast Ham & Mustard | | 6.75
Cheddar & Apple Chutney | | 6.25 | v
Smoked Salmon & Cream Cheese | | 7.95
Coronation Chicken | | 6.95
# From the Oven
Fruit Scone | Butter and strawberry jam | 3.25 | v
Cheese Scone | Butter | 3.25 | v
Toasted Teacake | | 2.95 | v
Victoria Sponge | Raspberry jam, buttercream | 3.95 | v
Coffee & Walnut Cake | | 3.95 | v n
Lemon Drizzle Cake | | 3.75 | v
Flourless Orange & Almond Cake | | 4.25 | v n gf
# Teas & Coffees
Pot of English Breakfast Tea | | For one 2.60 / For two 4.80
Earl Grey, Assam or Darjeeling | | For one 2.80 / For two 5.20
Fruit & Herbal Infusions | | 2.80
Cafetière | | For one 3.20 / For two 5.80
Hot Chocolate | Whipped cream and marshmallows | 3.60
`,
);

export const afternoonTea = sampleMenu(
  'Afternoon Tea',
  `
# Afternoon Teas
Traditional Afternoon Tea | Finger sandwiches, scone with clotted cream and jam, three small cakes, a pot of tea | 18.95
Sparkling Afternoon Tea | As above, with a glass of prosecco | 24.95
Cream Tea | Two scones, clotted cream, jam, a pot of tea | 7.95 | v
Savoury Tea | Cheese scone, quiche, sausage roll, a pot of tea | 15.95
Child's Tea | Jam sandwiches, a small scone, a fairy cake, juice | 8.50 | v
`,
);
