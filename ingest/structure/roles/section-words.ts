/** Words that stand alone as the heading of a section. */
const HEADINGS = String.raw`appeti[sz]ers?|starters?|small plates?|little plates?|light bites?|bites|nibbles|snacks?|to start|to begin|to finish|to follow|to share|sharers?|sharing|sharing (?:plates?|boards?|platters?)|tapas|mezz?e|antipasti|primi|secondi|contorni|dolci|cicchetti|soups?|salads?|salad bowls?|bowls|poke bowls?|mains?|main (?:courses?|dishes|plates?|meals?|events?)|entr[eé]es?|large (?:plates|dishes)|medium dishes|small dishes|grills?|charcoal grill|from the (?:grill|sea|garden|kitchen|cafe|bar|oven|bakery|fryer|deli|land|farm|wok|tandoor|griddle)|burgers?|hot dogs?|pizzas?|pastas?|risottos?|noodles?|rice|fried rice|curr(?:y|ies)|balti(?:s| dishes)?|tandoori|biryanis?|kebabs?|shawarma|seafood|fish|fish and chips|shellfish|meat|meats|poultry|chicken|beef|lamb|pork|duck|steaks?|roasts?|sunday roasts?|pies?|carvery|vegetarian|non[- ]veg(?:etarian)?|veg|vegan|veggie|vegetables|sides?|side (?:dishes|orders|plates)|on the side|extras?|add[- ]?ons?|toppings?|fillings|sauces?|dips|relishes|condiments|desserts?|puddings?|sweets?|sweet things|sweet treats|treats|afters|cakes?|cakes? (?:&|and) \w+|pastries|viennoiserie|bakery|bakes|bread|breads|naan|naans|cheese|cheeses|cheese ?boards?|kids?'?s?|kids?'?s? (?:menu|meals|corner)|children'?s?|children'?s? (?:menu|meals)|little ones|breakfasts?|brunch|all day (?:breakfast|brunch)|lunch|dinner|supper|afternoon teas?|cream teas?|high teas?|specials?|daily specials|chef'?s specials?|house specials?|drinks?|soft drinks?|softs|hot drinks?|cold drinks?|iced drinks?|beverages?|juices?|fresh juices?|smoothies|milkshakes|shakes|frapp[eé]s?|coffees?|teas?|tea(?:s)? (?:&|and) (?:coffee|infusion)s?|loose leaf teas?|herbal teas?|hot chocolates?|iced coffees?|waters?|mixers|beers?|bottled beers?|craft beers?|ales?|real ales?|cask ales?|ciders?|lagers?|stouts?|bottles|cans|draught|draft|on tap|on draught|pints|wines?|house wines?|red|reds|white|whites|rose|red wines?|white wines?|ros[eé]|ros[eé]s|ros[eé] wines?|orange wines?|sparkling|sparkling wines?|bubbles|fizz|champagnes?|prosecco|dessert wines?|fortified wines?|port|ports|sherry|cocktails?|classic cocktails|signature cocktails|mocktails?|spirits?|gins?|vodkas?|rums?|tequilas?|brand(?:y|ies)|cognacs?|whisk(?:y|ey|ies)|bourbons?|malts?|single malts?|liqueurs?|shots|shooters|digestifs|aperitifs|aperitivos?|spritz(?:es)?|non[- ]alcoholic|alcohol[- ]free|low (?:&|and) no|no (?:&|and) low|sandwiches|hot sandwiches|cold sandwiches|toasted sandwiches|wraps|paninis?|toasties|baguettes|ciabattas?|bagels?|rolls|baps|cobs|oatcakes|jackets|jacket potatoes|omelettes?|eggs|pancakes|waffles|cr[eê]pes|tacos|burritos|quesadillas|nachos|sushi|sashimi|nigiri|maki|dim sum|dumplings|bao|ramen|donburi|set menu|set meals|banquets?|a la carte|main dishes|sundaes|ice creams?|gelato|sorbets?|hot food|cold food|hot|cold|food|classics|pub classics|favou?rites|house favou?rites|meal deals?|combos?|platters|boards|skewers|wings|loaded fries|fries|chips|first course|second course|third course|course \w+`;
const ALONE = new RegExp(`^(?:the )?(?:our )?(?:${HEADINGS})$`, 'i');
/** Words a longer heading ends in. */
const ENDS =
  /\b(?:sandwiches|salads|bowls|dishes|plates|burgers|pizzas|pastas|drinks|teas|coffees|juices|wines|beers|ales|ciders|cocktails|mocktails|spirits|sides|extras|specials|starters|mains|desserts|puddings|cakes|breads|curries|soups|wraps|rolls|platters|boards|favou?rites|classics|combinations|specialties|specialities|toppings|creams|teacakes|toasties|chocolates|shakes|milkshakes|smoothies|station|selection|course|courses|bites|nibbles|roasts|steaks|grill|gins|whiskies|rums|vodkas|liqueurs|omelettes|pancakes|waffles|noodles|kebabs|biryanis|balti|deals?|meals|menu|paninis|baguettes|jackets|potatoes|oatcakes|pies|combos|skewers|tapas|softs|bottles|infusions|sparkling|champagnes?|desserts?)$/i;

const lettersOnly = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}&' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The text as a whole is a usual heading of a section. */
export const isSectionWord = (text: string): boolean => {
  const plain = lettersOnly(text);
  if (ALONE.test(plain)) return true;
  const parts = plain.split(/\s+(?:&|and|or)\s+/i);
  return (parts.length === 2 && parts.every((part) => ALONE.test(part))) || isSeries(text);
};

/** "Wraps, Burgers & More": several kinds of dishes, named in the plural. */
function isSeries(text: string): boolean {
  const kinds = text
    .split(/\s*,\s*|\s+(?:&|and)\s+/i)
    .map(lettersOnly)
    .filter((kind) => !/^more$/i.test(kind));
  return kinds.length > 1 && kinds.every((kind) => /s$/i.test(kind) && ALONE.test(kind));
}

export const endsInSectionWord = (text: string): boolean => ENDS.test(text.trim());
