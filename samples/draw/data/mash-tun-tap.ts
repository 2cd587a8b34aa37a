import { sampleMenu } from '../sample-menu.ts';

export const barMenu = sampleMenu(
  "What's on the Bar",
  `
# Cask Ale
> From the barrel, changing weekly.
Brewer's Mild | 3.4%, dark, roasted malt | Half 2.00 / Pint 3.90
Burton Pale | 4.2%, biscuit, a little sulphur | Half 2.20 / Pint 4.30
Union Bitter | 4.6%, chestnut, marmalade | Half 2.25 / Pint 4.40
Coopers Stout | 5.0%, oatmeal, coffee | Half 2.40 / Pint 4.70
# Keg & Lager
Tap Lager | 4.5% | Half 2.45 / Pint 4.80
Session IPA | 4.1%, citrus, cloudy | Half 2.70 / Pint 5.30
Sour Cherry | 5.2% | Third 2.30 / Half 3.40
# Cider & Perry
Medium Dry Cider | 5.5% | Half 2.40 / Pint 4.70
Farmhouse Perry | 6.5% | Half 2.60 / Pint 5.10
# Wine
Sauvignon Blanc | Marlborough | 175ml 6.20 / 250ml 8.40 / Bottle 24.00
Merlot | Chile | 175ml 5.60 / 250ml 7.60 / Bottle 21.00
Rosé | Provence | 175ml 6.40 / 250ml 8.60 / Bottle 25.00
# Spirits
> 25ml measures; a mixer is £1.60.
House Gin | | 3.60
Trent Valley Gin | Elderflower, bay | 4.80
Blended Whisky | | 3.50
Spiced Rum | | 3.80
Potato Vodka | | 3.60
# Low & No
Alcohol Free Pale | 0.5% | 330ml 3.60
Ginger Beer | | 2.90
Lime & Soda | | 1.20
# Bar Snacks
Pork Pie | Mustard | 3.75
Scotch Egg | | 4.25
Cheese Cob | With onion | 3.25 | v
Ham Cob | | 3.50
Pickled Egg | | 1.00 | v
Pork Scratchings | | 1.80
Salted Nuts | | 1.60 | n
`,
);
