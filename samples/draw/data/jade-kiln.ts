import { sampleMenu } from '../sample-menu.ts';

/** Dishes are numbered when drawn. */
export const takeawayMenu = sampleMenu(
  'Chinese Meals to Take Away',
  `
# Appetisers
Salt & Pepper Chicken Wings | | 6.20 | h1
Capital Spare Ribs | | 6.50
Crispy Aromatic Duck | Quarter, with pancakes, cucumber, hoi sin | 11.80
Sesame Prawn Toast | | 5.60
Vegetable Spring Rolls | | 4.20 | v
Crispy Seaweed | | 4.00 | v
Satay Chicken Skewers | Four, peanut sauce | 6.00 | n h1
Prawn Crackers | | 2.60
Mixed Hors d'Oeuvres | For two: ribs, wings, toast, rolls, seaweed | 13.50
# Soups
Chicken & Sweetcorn Soup | | 3.80
Hot & Sour Soup | | 4.00 | h2
Wonton Soup | | 4.20
# Chicken Dishes
Sweet & Sour Chicken Balls | Ten pieces, sauce apart | 7.40
Chicken with Cashew Nuts | | 7.40 | n
Chicken in Black Bean Sauce | | 7.40
Lemon Chicken | | 7.60
Kung Po Chicken | | 7.60 | h2 n
Chinese Chicken Curry | | 7.40 | h1
Salt & Pepper Chicken | | 7.80 | h2
# Beef Dishes
Beef with Ginger & Spring Onion | | 7.80
Crispy Shredded Chilli Beef | | 8.20 | h2
Beef in Oyster Sauce | | 7.80
Beef with Green Peppers | | 7.80
# Pork & Duck
Sweet & Sour Pork Hong Kong Style | | 7.60
Char Siu with Beansprouts | | 7.40
Roast Duck in Plum Sauce | | 9.20
Roast Duck with Pineapple | | 9.20
# Seafood
King Prawns with Mushrooms | | 8.60
King Prawn Szechuan | | 8.80 | h2
Salt & Pepper Squid | | 8.40 | h1
# Vegetables & Tofu
Mixed Vegetables in Garlic Sauce | | 5.80 | v
Salt & Pepper Tofu | | 6.40 | v h2
Stir-Fried Pak Choi | | 5.60 | v
# Chow Mein & Foo Yung
House Special Chow Mein | Chicken, char siu, prawns | 7.90
Chicken Chow Mein | | 6.90
Vegetable Chow Mein | | 6.20 | v
Singapore Vermicelli | | 7.40 | h1
Mushroom Foo Yung | | 6.40 | v
# Rice & Chips
Boiled Rice | | 3.00 | v
Egg Fried Rice | | 3.30 | v
Young Chow Fried Rice | | 6.20
Salt & Pepper Chips | | 3.90 | v h1
Chips | | 3.00 | v
Curry Sauce | | 2.40
`,
);
