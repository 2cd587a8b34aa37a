import { sampleMenu } from '../sample-menu.ts';

export const grillMenu = sampleMenu(
  'Grill Menu',
  `
# Cold Meze
Hummus | Chickpeas, tahini, olive oil | 5.50 | ve gf
Cacik | Strained yoghurt, cucumber, mint | 5.25 | v gf
Babaganoush | Smoked aubergine, garlic, tahini | 5.75 | ve gf
Tarama | Whipped cod's roe | 5.75
Stuffed Vine Leaves | Rice, currants, pine nuts | 5.95 | ve n
Shepherd's Salad | Tomato, cucumber, onion, sumac | 5.50 | ve gf
# Hot Meze
Grilled Halloumi | | 6.50 | v gf
Sigara Borek | Filo rolls, feta, parsley | 6.25 | v
Sucuk | Spicy beef sausage | 6.50 | gf
Falafel | Five pieces, hummus | 5.95 | ve
Calamari | Garlic yoghurt | 7.25
Lahmacun | Thin bread, minced lamb, peppers | 5.50
# From the Charcoal
> With bulgur or rice, grilled chilli and salad.
Adana Kebab | Spiced minced lamb | 13.95 | h2
Chicken Shish | | 13.50
Lamb Shish | | 15.50
Chicken Wings | Eight pieces | 11.95
Lamb Ribs | | 14.50
Lamb Chops | Four | 18.50
Chicken Beyti | Wrapped in lavash, tomato sauce, yoghurt | 15.95
Iskender | Lamb on buttered bread, tomato sauce, yoghurt | 16.50
Mixed Shish | Lamb, chicken and Adana | 18.95 | h1
Sea Bream | Whole, off the grill | 17.50
# Oven & Vegetarian
Moussaka | Aubergine, potato, béchamel, side salad | 12.95 | v
Lamb Guvec | Clay-pot stew, aubergine, peppers, rice | 15.25
Imam Bayildi | Stuffed aubergine, onion, tomato | 11.95 | ve gf
Vegetable Shish | Halloumi, courgette, mushroom, peppers | 12.50 | v
# Puddings
Baklava | Pistachio, four pieces | 5.95 | v n
Kunefe | Shredded pastry, sweet cheese, syrup | 7.50 | v n
Rice Pudding | Oven-baked | 4.95 | v gf
# Sharing Platters
Ember Platter for Two | Adana, shish, wings, ribs, meze of the day | 44.00
Family Feast for Four | All the grills, four cold meze, baklava | 86.00
Meze Platter | Six cold and hot meze for two | 22.00 | v
`,
);
