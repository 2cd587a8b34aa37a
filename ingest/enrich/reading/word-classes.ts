/** Classes of folded singular words by which a phrase changes what its neighbour means. */
const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Right before an animal word these say that nothing of an animal is in it. */
export const VEGAN_WORDS = set('vegan nondairy dairyless veganised');

/** Right before a meat or fish word these say that it is an imitation; milk and eggs may well be in it. */
export const MEATLESS_WORDS = set(
  `vegetarian veggie mock faux imitation meatless quorn beyond impossible tempeh seitan jackfruit moving linda`,
);

const PLANT = 'soya soy oat vegan plant tofu';
const PLANT_MILKS = set(
  `${PLANT} almond coconut rice cashew hemp hazelnut pea macadamia walnut nut pistachio flax quinoa potato peanut`,
);
// "Hazelnut butter" and "soy butter" on a fish are butter with hazelnuts or soy sauce.
const NUT_BUTTERS = set(
  'vegan plant almond cashew nut peanut cocoa cacao shea apple pumpkin seed sunflower cookie coconut',
);
const PLANT_CREAMS = set(`${PLANT} coconut cashew`);
/** "Pistachio ice cream" and "hazelnut latte" name a flavour: only these say that no dairy is in it. */
const PLANT_ONLY = set(PLANT);
const nouns = (words: string, before: ReadonlySet<string>): [string, ReadonlySet<string>][] =>
  words.split(', ').map((noun) => [noun, before]);

/** Dairy nouns with the words that, right before them, make them plant foods. */
const PLANT_BASES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...nouns('milk, creamer, milk powder, condensed milk', PLANT_MILKS),
  ...nouns('butter', NUT_BUTTERS),
  ...nouns('cream, cheese, yogurt, yoghurt, cream cheese, creme fraiche, double cream, single cream', PLANT_CREAMS),
  ...nouns('mozzarella, cheddar, feta, parmesan, sour cream, soured cream, whipped cream, greek yogurt', PLANT_CREAMS),
  ...nouns(
    'ice cream, gelato, latte, flat white, cappuccino, mocha, hot chocolate, milkshake, milk chocolate',
    PLANT_ONLY,
  ),
]);

/** True where the word right before makes a dairy noun a plant food: "oat milk", "cashew cheese". */
export function isPlantVersion(before: string, phrase: string): boolean {
  return PLANT_BASES.get(phrase)?.has(before) ?? false;
}

/** Milky drinks and dishes that are made with whatever milk the name gives. */
export const MILK_CARRIERS: ReadonlySet<string> = new Set([
  'latte',
  'cappuccino',
  'flat white',
  'cortado',
  'macchiato',
  'mocha',
  'hot chocolate',
  'babyccino',
  'milkshake',
  'frappe',
  'chai latte',
  'iced latte',
  'matcha latte',
  'ice cream',
  'gelato',
  'porridge',
]);

/** Right before flour, noodles, bread and the like these say that the base is not wheat. */
export const GLUTEN_FREE_BASE = set(
  `rice corn maize potato tapioca coconut almond gram chickpea buckwheat quinoa sorghum millet teff cassava chestnut soya soy
  arrowroot banana pea lentil hazelnut mustard lupin gf masa amaranth konjac`,
);

export const CEREAL_NOUNS: ReadonlySet<string> = new Set([
  'flour',
  'noodle',
  'pasta',
  'bread',
  'tortilla',
  'wrap',
  'cracker',
  'spaghetti',
  'vermicelli',
  'penne',
  'fusilli',
  'macaroni',
  'linguine',
]);

const EXPLICIT_CEREALS = set('wheat wholewheat barley rye spelt kamut bulgur couscous semolina seitan gluten durum');

/** "Wheat beer" names its cereal; "pasta" and "bread" have gluten-free kinds. */
export function namesCereal(phrase: string): boolean {
  return phrase.split(' ').some((word) => EXPLICIT_CEREALS.has(word));
}

export const NEGATIONS = set('no without minus excluding non not omit nor never');
/** Between a negation and its noun: "no added nuts", "not any egg". */
export const NEGATION_FILL = set('added any extra cow cows dairy more');
/** After one of these "free" has nothing to do with the word before it: "eggs free range", "prawns free with every main". */
export const AFTER_OTHER_FREE = set('range from with when refill flow for drink side delivery gift flowing');
/** Where the reach of a qualifier ends inside a segment. */
export const CONNECTORS = set('with and or in on served topped over plus from under filled stuffed');

export const SPICY = set(
  `spicy jalapeno habanero scotch sriracha harissa vindaloo madras jalfrezi phall phaal piri peri cajun buffalo kimchi gochujang
  arrabbiata arrabiata diavola diavolo nduja szechuan sichuan jerk chipotle wasabi cayenne naga inferno laksa fiery rendang
  sambal tabasco chilli chili chile chillies spicier firecracker volcano ghost reaper hotter achari pathia ceylon dynamite
  diablo kungpao schezwan shatta berbere zhoug`,
);
/** "hot" means spicy only before these. */
export const HOT_NOUNS = set('sauce wing curry salsa pepper honey chicken');
