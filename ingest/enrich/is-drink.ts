const DRINKS = new RegExp(
  String.raw`\b(?:${[
    'latte|cappuccino|flat white|cortado|macchiato|mocha|espresso|americano|tea|coffee|frappe|babyccino|hot chocolate',
    'smoothie|juice|lemonade|cola|coke|fanta|water|beer|lager|ale|cider|wine|gin|vodka|rum|whisky|cocktail|spritz|soda',
    'tonic|milkshake|lassi|cold brew',
  ].join('|')})s?\b`,
  'i',
);
/** With one of these the drink is an ingredient or a companion: "beer battered cod", "coffee cake". */
const FOODS =
  /\b(?:cake|pie|pudding|muffin|brownie|cookie|loaf|scone|battered|batter|toast|sandwich|roll|bread|chicken|beef|pork|duck|fish|cod|sauce|sorbet|tart|traybake|slice|jus|gravy|reduction|braised|poached|mussels|prawns?|risotto|ribs?|ham|salmon|chestnuts?|biscuits?|cream tea|afternoon tea|tiramisu|cheesecake|ice cream|gelato|jelly|burger|stew|casserole|curry)\b/i;

const DRINK_SECTION =
  /\b(?:drinks?|beverages?|beers?|wines?|cocktails?|mocktails?|spirits?|gins?|whisk(?:y|ies)|ciders?|coffees?|teas|smoothies|milkshakes|shakes|juices|birr[ae]|vin[io]|bevande|aperitivi|digestivi|cervezas?|analcolici|caff[eè]|spumanti?|cask|keg|lagers?|ales?|perry|low & no|alcohol free|soft drinks|bar menu|by the glass|on tap|draught|champagne)(?![\wà-ÿ])/i;

/** True for a drink by its name or section; word weights were learned from dishes and do not hold for drinks. */
export function isDrink(name: string, section = ''): boolean {
  return (DRINKS.test(name) || DRINK_SECTION.test(section)) && !FOODS.test(name);
}

const WINE_SECTION =
  /\b(?:wines?|vin[io]|vinos?|champagne|spumanti?|prosecco|sparkling|ros[eé]|rossi?|bianchi?|bianco|rosato|by the glass)(?![\wà-ÿ])|^(?:red|white)s?$/i;
const BEER_SECTION = /\b(?:beers?|birr[ae]|cervezas?|cask|keg|lagers?|ales?|draught|on tap|ciders?|perry)(?![\wà-ÿ])/i;

/** Drinks whose descriptions tell a taste and not what is in them. */
export function tastedDrink(name: string, section = ''): 'wine' | 'beer' | undefined {
  if (!isDrink(name, section)) return undefined;
  if (WINE_SECTION.test(section)) return 'wine';
  return BEER_SECTION.test(section) ? 'beer' : undefined;
}
