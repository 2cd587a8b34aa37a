/** Compiles phrases, each a pattern itself, into one pattern from a word boundary to `end`, in any letter case. */
function anyOf(phrases: string, end: string): RegExp {
  return new RegExp(String.raw`\b(?:${phrases.split(/,\s+/).join('|')})${end}`, 'i');
}

/** End of a word that may be Italian or Spanish: \b does not know accented letters. */
const WORD_END = String.raw`(?![\wà-ÿ])`;

const DRINKS = anyOf(
  `latte, cappuccino, flat white, cortado, macchiato, mocha, espresso, americano, tea, coffee, frappe, babyccino, hot chocolate,
  smoothie, juice, lemonade, cola, coke, fanta, water, beer, lager, ale, cider, wine, gin, vodka, rum, whisky, cocktail, spritz, soda,
  tonic, milkshake, lassi, cold brew, kombucha, sangria, negroni, mojito, bellini, daiquiri, martini`,
  String.raw`s?\b`,
);
/** With one of these the drink is an ingredient or comes beside the food: "beer battered cod", "coffee cake". */
const FOODS = anyOf(
  `cake, pie, pudding, muffin, brownie, cookie, loaf, scone, battered, batter, toast, sandwich, roll, bread, chicken, beef, pork, duck,
  fish, cod, sauce, sorbet, tart, traybake, slice, jus, gravy, reduction, braised, poached, mussels, prawns?, risotto, ribs?, ham, salmon,
  chestnuts?, biscuits?, cream tea, afternoon tea, tiramisu, cheesecake, ice cream, gelato, jelly, burger, stew, casserole, curry`,
  String.raw`\b`,
);
const DRINK_SECTION = anyOf(
  `drinks?, beverages?, beers?, wines?, cocktails?, mocktails?, spirits?, gins?, whisk(?:y|ies), ciders?, coffees?, teas, smoothies,
  milkshakes, shakes, juices, birr[ae], vin[io], bevande, aperitivi, digestivi, cervezas?, analcolici, caff[eè], spumanti?, cask, keg,
  lagers?, ales?, perry, low & no, alcohol free, soft drinks, bar menu, by the glass, on tap, draught, champagne`,
  WORD_END,
);

/** True for a drink, by its name or section. The word weights were learned from dishes and say nothing about drinks. */
export function isDrink(name: string, section = ''): boolean {
  return (DRINKS.test(name) || DRINK_SECTION.test(section)) && !FOODS.test(name);
}

const WINE_SECTION =
  /\b(?:wines?|vin[io]|vinos?|champagne|spumanti?|prosecco|sparkling|ros[eé]|rossi?|bianchi?|bianco|rosato|by the glass)(?![\wà-ÿ])|^(?:red|white)s?$/i;
const BEER_SECTION = /\b(?:beers?|birr[ae]|cervezas?|cask|keg|lagers?|ales?|draught|on tap|ciders?|perry)(?![\wà-ÿ])/i;

/** Kind of a drink whose description names tastes, not ingredients; undefined for anything else. */
export function tastedDrink(name: string, section = ''): 'wine' | 'beer' | undefined {
  if (!isDrink(name, section)) return undefined;
  if (WINE_SECTION.test(section)) return 'wine';
  return BEER_SECTION.test(section) ? 'beer' : undefined;
}
