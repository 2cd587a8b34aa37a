import { sampleMenu } from '../sample-menu.ts';

export const lunchMenu = sampleMenu(
  'Lunch Menu',
  `
# Express Plates
> Monday to Friday, 12 to 2.30. With jasmine rice and a spring roll.
Green Curry Plate | Thai aubergine, bamboo shoots, sweet basil | Veg 8.95 / Chicken 9.95 / Prawn 10.95 | h2
Massaman Plate | Potato, roasted peanuts, tamarind | Chicken 9.95 / Beef 10.95 | n h1
Cashew Nut Stir-Fry | Dried chilli, spring onion | Veg 8.95 / Chicken 9.95 | n h1
Holy Basil Pork | Minced pork, green beans, fried egg | 9.95 | h3
# Noodles in a Bowl
Pad Thai | Rice noodles, egg, tamarind, peanuts | Tofu 9.50 / Chicken 10.50 / Prawn 11.50 | n
Pad See Ew | Wide noodles, dark soy, Chinese broccoli | 9.95
Drunken Noodles | Chilli, basil, baby corn | 9.95 | h3
Tom Yum Noodle Soup | Lemongrass, galangal, prawns | 10.50 | h2
`,
);

export const eveningMenu = sampleMenu(
  'Evening Menu',
  `
# Small Plates
Chicken Satay | Peanut sauce, cucumber relish | 7.25 | n gf
Thai Fishcakes | Red curry paste, lime leaf, sweet chilli | 7.50 | h1
Vegetable Spring Rolls | Glass noodles, carrot, cabbage | 6.25 | ve
Sweetcorn Fritters | | 6.25 | ve gf
Salt & Pepper Squid | | 7.95 | h1
Duck Pancakes | Hoi sin, cucumber | 8.50
Prawn Crackers | | 2.95
# Soups & Salads
Tom Yum Goong | Hot and sour soup, king prawns, mushrooms | 7.95 | h2 gf
Tom Kha Gai | Coconut, galangal, chicken | 6.95 | gf
Som Tam | Green papaya, tomato, peanuts, dried shrimp | 8.95 | n h3
Weeping Tiger Salad | Grilled sirloin, mint, roasted rice | 12.95 | h2
# Curries
Green Curry | Aubergine, bamboo, basil | 11.95 | h2 gf
Red Duck Curry | Lychee, cherry tomato, pineapple | 13.95 | h2
Panang Curry | Thick, with lime leaf | 11.95 | h1 gf
Massaman Lamb | Slow-cooked shank, potato, peanuts | 15.95 | n gf
Jungle Curry | No coconut, very hot | 11.95 | h3 gf
Tofu & Pumpkin Curry | | 10.95 | ve gf h1
# From the Wok
Chicken with Cashew Nuts | | 11.50 | n
Beef with Oyster Sauce | | 12.50
Sweet & Sour Prawns | | 13.50
Stir-Fried Aubergine | Yellow bean, chilli, basil | 10.25 | ve h1
# Seafood
Steamed Sea Bass | Lime, garlic, chilli | 17.95 | gf h2
Garlic King Prawns | | 14.95
# Rice & Sides
Jasmine Rice | | 3.25 | ve gf
Coconut Rice | | 3.75 | ve gf
Egg Fried Rice | | 3.75 | v
Sticky Rice | | 3.50 | ve gf
Plain Noodles | | 4.50 | v
Morning Glory | Garlic, yellow bean | 6.50 | ve
`,
);
