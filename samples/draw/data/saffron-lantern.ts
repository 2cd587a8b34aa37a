import { sampleMenu } from '../sample-menu.ts';

export const takeawayMenu = sampleMenu(
  'Takeaway Menu',
  `
# Starters
Onion Bhaji | | 3.50 | ve
Vegetable Samosa | | 3.50 | ve
Meat Samosa | | 3.75
Chicken Tikka | | 4.50 | gf
Lamb Tikka | | 4.75 | gf
Seekh Kebab | | 4.25 | gf
Prawn Puri | | 5.25
Chicken Pakora | | 4.50 | h1
Paneer Tikka | | 4.75 | v gf
Mixed Kebab | Chicken tikka, seekh kebab, onion bhaji | 5.50
# Tandoori Dishes
> Served with salad and mint sauce.
Tandoori Chicken | Half, on the bone | 8.95 | gf
Chicken Tikka Main | | 8.95 | gf
Lamb Chops | Four pieces | 11.95 | gf
Tandoori King Prawn | | 13.50 | gf
Tandoori Mixed Grill | With naan | 13.95
Chicken Shashlik | Peppers, onion, tomato | 9.95 | gf
# House Baltis
> Cooked and served in the balti, with a plain naan.
Chicken Balti | | 9.25
Lamb Balti | | 9.95
King Prawn Balti | | 12.95
Chicken Tikka & Mushroom Balti | | 9.95
Keema & Pea Balti | | 9.50
Chana & Spinach Balti | | 8.50 | ve
Balti Exotica | Chicken, lamb and prawn | 11.95 | h1
Saffron Special Balti | Chicken tikka, minced lamb, boiled egg | 11.50
# Old Favourites
> Priced with chicken. Lamb 70p extra, prawn £1 extra.
Korma | Mild, coconut and cream | 8.25 | n gf
Bhuna | Medium, thick onion and tomato sauce | 8.25 | gf
Dopiaza | Medium, with chunks of onion | 8.25 | gf
Rogan Josh | Medium, tomato and coriander | 8.25 | gf
Dhansak | Sweet, sour and hot, with lentils | 8.50 | h1 gf
Pathia | Sweet, sour and hot | 8.25 | h1 gf
Jalfrezi | Fresh green chillies and peppers | 8.75 | h2 gf
Madras | Fairly hot | 8.25 | h2 gf
Vindaloo | Very hot, with potato | 8.50 | h3 gf
Tikka Masala | Creamy tandoori sauce | 8.95 | n gf
Pasanda | Mild, cream, almonds and red wine | 8.95 | n gf
# Biryani
> With vegetable curry.
Chicken Biryani | | 9.75 | gf
Lamb Biryani | | 10.25 | gf
King Prawn Biryani | | 13.25 | gf
Vegetable Biryani | | 8.95 | ve gf
# Vegetable Sides
Bombay Aloo | | 4.25 | ve gf
Saag Paneer | | 4.75 | v gf
Tarka Dal | | 4.25 | ve gf
Mushroom Bhaji | | 4.25 | ve gf
Bhindi Bhaji | Okra | 4.50 | ve gf
Chana Masala | | 4.25 | ve gf
# Rice & Breads
Boiled Rice | | 2.75 | ve gf
Pilau Rice | | 2.95 | v gf
Mushroom Pilau | | 3.50 | v gf
Egg Fried Rice | | 3.50 | v gf
Plain Naan | | 2.75 | v
Garlic Naan | | 3.25 | v
Peshwari Naan | | 3.50 | v n
Keema Naan | | 3.75
Family Naan | | 5.50 | v
Chapati | | 1.50 | ve
# Sundries
Poppadom | | 0.90 | ve gf
Chutney Tray | Mango, onion, lime, mint | 2.50 | v gf
Cucumber Raita | | 2.25 | v gf
Chips | | 2.95 | ve
`,
);
