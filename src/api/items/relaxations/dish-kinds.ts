/**
 * Kinds of dishes, as cooks group them. Names of a line are substitutes for each other, offered in this order; those of earlier lines come
 * first. Other names of one food are in src/search/words/equal-names.txt.
 */
const KINDS: readonly string[] = [
  // from the water
  'lobster, crab, crayfish, langoustine, prawn, shrimp, scampi, king prawn',
  'oyster, mussel, clam, cockle, whelk, scallop, squid, calamari, octopus, mollusc, prawn',
  'cod, haddock, hake, pollock, coley, plaice, sole, halibut, turbot, monkfish, sea bass, sea bream, fish',
  'salmon, trout, mackerel, sardine, tuna, kipper, herring, anchovy, eel, swordfish, fish',
  'caviar, tarama, taramasalata, roe, smoked salmon',
  'sushi, sashimi, ceviche, poke, smoked salmon, cured trout, prawn',
  // rice, noodles and pasta
  'paella, risotto, jambalaya, biryani, pilau, fried rice, rice, arancini',
  'sushi, bibimbap, donburi, onigiri, fried rice, rice bowl, rice',
  'ramen, pho, udon, soba, laksa, noodle soup, noodles, chow mein, wonton soup, soup',
  'chow mein, pad thai, lo mein, yakisoba, singapore noodles, vermicelli, noodles',
  'spaghetti bolognese, bolognese, bolognaise, spag bol, lasagne, ragu, spaghetti, pasta, moussaka',
  'ravioli, tortellini, cannelloni, gnocchi, linguine, penne, tagliatelle, macaroni, mac and cheese, pasta',
  'couscous, bulgur, quinoa, tabbouleh, freekeh, rice, salad',
  // in bread, wrapped and fried
  'taco, burrito, quesadilla, enchilada, fajita, tortilla, wrap, lahmacun, kebab, chilli',
  'nachos, chilli con carne, tortilla chips, loaded fries, cheesy chips, chilli, poppadom',
  'doner, gyros, shawarma, souvlaki, kofta, shish, kebab, lahmacun',
  'bagel, panini, baguette, ciabatta, sandwich, toastie, bap, cob, bread',
  'wrap, pitta, sandwich, flatbread, falafel',
  'croissant, pain au chocolat, danish, pastry, brioche, teacake, scone, toast, pancake',
  'waffle, crepe, pancake, pikelet, crumpet, french toast, oatcake',
  'hot dog, bratwurst, frankfurter, saveloy, sausage',
  'dumpling, gyoza, dim sum, wonton, bao, spring roll, samosa, prawn toast',
  'empanada, pasty, sausage roll, pie, samosa, calzone',
  'spring roll, samosa, pakora, bhaji, tempura, fritter, onion ring',
  'fritter, hash brown, rosti, bubble and squeak, latke, mash, chips, sweetcorn fritter',
  "parmo, schnitzel, escalope, chicken kiev, goujon, hunter's chicken, breaded chicken, chicken",
  'cheeseburger, hamburger, veggie burger, burger',
  'fries, wedges, chips, hash brown, jacket potato',
  // from the butcher
  'venison, ostrich, kangaroo, bison, wild boar, steak, beef, lamb',
  'rabbit, pheasant, partridge, pigeon, quail, grouse, guinea fowl, duck, chicken',
  'ostrich, goose, turkey, duck, guinea fowl, chicken',
  'fillet steak, t bone, tomahawk, chateaubriand, sirloin, ribeye, rump, steak',
  'veal, beef, pork, lamb',
  'haggis, black pudding, faggot, white pudding, sausage, oatcake',
  'kidney, sweetbread, tripe, oxtail, liver, steak pudding',
  'pulled pork, brisket, ribs, barbecue, spare ribs, lamb ribs, kebab',
  'bacon, pancetta, gammon, ham, prosciutto',
  'stew, goulash, casserole, tagine, hotpot, lobby, guvec, stroganoff, curry',
  "shepherd's pie, fish pie, cottage pie, moussaka, pie",
  'toad in the hole, bangers, sausage and mash, sausage, yorkshire pudding',
  'beef wellington, wellington, pithivier, pie, roast beef',
  'nut roast, wellington, vegetarian carvery, roast',
  // curries
  'katsu, thai curry, massaman, korma, green curry, curry',
  'phal, vindaloo, madras, jalfrezi, curry',
  'butter chicken, makhani, tikka masala, korma, pasanda, curry',
  'dosa, idli, uttapam, chapati, naan, samosa',
  'roti, paratha, kulcha, chapati, naan, poppadom',
  // vegetables and eggs
  'tempeh, seitan, soya mince, tofu, falafel, halloumi',
  'guacamole, avocado, salsa, hummus',
  'ratatouille, caponata, imam bayildi, aubergine, vegetables, ortolana',
  'kimchi, sauerkraut, pickle, slaw',
  'frittata, tortilla espanola, omelette, quiche, foo yung, eggs on toast, egg',
  'shakshuka, eggs benedict, eggs florentine, eggs royale, eggs on toast, scrambled tofu, breakfast',
  'caesar salad, greek salad, nicoise, waldorf, salad',
  'minestrone, gazpacho, chowder, broth, bisque, tomato soup, soup, starters',
  'porridge, granola, muesli, oats, breakfast',
  'camembert, brie, fondue, raclette, baked camembert, cheeseboard, cheese',
  // sweet
  'cheesecake, carrot cake, gateau, sponge, torte, cake, tart, desserts',
  'doughnut, donut, churros, muffin, cupcake, cookie, brownie, scone, flapjack, cake, desserts',
  'pavlova, meringue, eton mess, knickerbocker glory, sundae, trifle, panna cotta, ice cream, desserts',
  'creme brulee, creme caramel, custard, panna cotta, rice pudding, pudding, desserts',
  'profiterole, eclair, tiramisu, chocolate torte, torte, brownie, desserts',
  'spotted dick, treacle sponge, roly poly, sticky toffee pudding, crumble, pudding, desserts',
  'lemon meringue pie, banoffee, key lime, apple pie, apple crumble, crumble, tart, desserts',
  'sorbet, gelato, frozen yoghurt, ice lolly, ice cream, sundae, desserts',
  'mochi, halva, turkish delight, lokum, kunefe, baklava, desserts',
  'fudge, truffles, chocolate, brownie, desserts',
  // to drink
  'champagne, cava, cremant, prosecco, sparkling wine, wine',
  'mojito, margarita cocktail, daiquiri, cocktail, spritz, negroni, bellini',
  'milkshake, frappe, smoothie, shake, iced coffee',
  'mocha, americano, macchiato, flat white, latte, cappuccino, coffee',
  'chai, bubble tea, green tea, herbal tea, matcha, tea',
  'coke, cola, lemonade, fanta, sprite, pepsi, pop, fruit juice, soda',
  'guinness, porter, stout, bitter, ale, beer',
  'tequila, brandy, cognac, bourbon, rum, whisky, gin, vodka',
  // kitchens
  'mexican, tex mex, brazilian, caribbean, chilli',
  'japanese, korean, vietnamese, malaysian, filipino, asian, chinese, thai, noodles',
  'french, spanish, portuguese, mediterranean, italian, turkish',
  'greek, lebanese, moroccan, persian, middle eastern, turkish, meze',
  'nepalese, pakistani, bangladeshi, sri lankan, indian, curry',
  'american, steakhouse, diner, burger',
];

const CONNECTIVES: ReadonlySet<string> = new Set(['and', 'with', 'in', 'on', 'of', 'the', 'a']);

const MIN_WITH_PLURAL_LENGTH = 4;

function singular(word: string): string {
  if (word.length < MIN_WITH_PLURAL_LENGTH || !word.endsWith('s') || word.endsWith('ss')) return word;
  return /(?:sh|ch|x|o)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Normalises like search text: without connectives. */
const folded = (name: string): string =>
  name
    .replaceAll("'", '')
    .split(' ')
    .filter((word) => !CONNECTIVES.has(word))
    .map(singular)
    .join(' ');

interface Kind {
  readonly names: readonly string[];
  readonly folded: readonly string[];
}

const ALL: readonly Kind[] = KINDS.map((line) => {
  const names = line.split(', ');
  return { names, folded: names.map(folded) };
});

export interface NearDishes {
  readonly dish: string;
  readonly near: readonly string[];
}

/** Substitutes for the dishes in a text, nearest first; more specific dishes count first. @param text folded words */
export function nearDishes(text: string): readonly NearDishes[] {
  const words = ` ${folded(text)} `;
  const found = new Map<string, Set<string>>();
  for (const { names, folded: known } of ALL) {
    for (const [at, name] of known.entries()) {
      if (!words.includes(` ${name} `)) continue;
      const dish = names[at] as string;
      const near = found.get(dish) ?? new Set();
      for (const other of names) if (!words.includes(` ${folded(other)} `)) near.add(other);
      found.set(dish, near);
    }
  }
  return [...found].map(([dish, near]) => ({ dish, near: [...near] })).sort((a, b) => b.dish.length - a.dish.length);
}
