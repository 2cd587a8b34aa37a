import { sampleMenu } from '../sample-menu.ts';

export const kitchenMenu = sampleMenu(
  'Kitchen Menu',
  `
# Brunch
Smashed Avocado | Sourdough, dukkah, pickled radish, lime | 9.25 | n | 486
Scrambled Tofu | Turmeric, chives, blistered tomatoes, rye toast | 8.95 | | 412
The Fernleaf Full | Smoked tofu rashers, herb sausage, beans, hash brown, mushrooms, tomato | 11.95 | | 734
Buckwheat Pancakes | Poached plums, coconut yoghurt, maple | 8.95 | gf | 521
Overnight Oats | Oat milk, chia, berries, almond butter | 6.50 | n | 398
# Bowls
Miso Aubergine Bowl | Brown rice, edamame, pickled ginger, sesame | 11.50 | gf | 568
Roast Squash & Freekeh | Pomegranate, tahini, toasted seeds | 10.95 | | 602
Falafel Mezze Bowl | Hummus, tabbouleh, beetroot, flatbread | 11.25 | | 655
Satay Noodle Bowl | Rice noodles, peanut, broccoli, chilli, coriander | 11.50 | gf n h1 | 641
# Sandwiches & Toasties
> On sourdough or gluten free bread, with slaw.
Reuben | Seitan pastrami, sauerkraut, Russian dressing, vegan cheese | 9.95 | | 618
Chickpea "Tuna" Melt | Capers, red onion, vegan Cheddar | 8.75 | | 544
Beetroot & Hummus | Rocket, seeds | 7.95 | | 437
# Cakes
Carrot & Walnut Cake | Cashew frosting | 4.25 | n | 462
Lemon Drizzle Loaf | | 3.75 | | 388
Chocolate Fudge Brownie | | 3.95 | gf | 421
Banana Bread | Toasted, with plant butter | 3.75 | | 364
Flapjack | Oats, dates, apricot | 3.25 | | 347
# Drinks
Flat White | Oat, soya or coconut milk | 3.40 | | 96
Turmeric Latte | | 3.75 | | 138
Matcha Latte | | 3.95 | | 142
Berry Smoothie | Blackberry, banana, oat milk | 4.95 | | 214
Green Juice | Kale, apple, cucumber, ginger | 4.75 | | 118
Kombucha | Ginger or hibiscus | 4.25 | | 52
`,
);
