import { sampleMenu } from '../sample-menu.ts';

/** Two courses 27.50, three courses 33.50: no dish has its own price. */
export const setMenu = sampleMenu(
  'The Market Menu',
  `
# Starters
Celeriac & Apple Velouté | hazelnut, chive oil | | v n
Cured Trout | pickled cucumber, buttermilk, dill
Pressed Ham & Parsley | mustard fruits, rye crisp
Salt-Baked Beetroot | whipped goat's curd, walnut, watercress | | v gf n
# Mains
Roast Breast of Guinea Fowl | hispi cabbage, pearl barley, tarragon jus
Fillet of Hake | mussels, leek, saffron potatoes | | gf
Braised Featherblade of Beef | horseradish mash, roast shallot, bone marrow sauce
Wild Mushroom & Spinach Pithivier | truffled cauliflower, madeira | | v
# Puddings
Dark Chocolate Délice | malt ice cream, honeycomb | | v
Poached Rhubarb | set vanilla cream, ginger crumb
Treacle Tart | clotted cream | | v
Staffordshire Cheeses | quince, oat biscuits
`,
);
