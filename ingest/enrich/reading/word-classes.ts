/** Classes of folded singular words by which a phrase changes what its neighbour means. */
const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Right before an animal word these say that nothing of an animal is in it. */
export const VEGAN_WORDS = set('vegan plant based nondairy dairyless veganised');

/** Right before a meat or fish word these say that it is an imitation; milk and eggs may well be in it. */
export const MEATLESS_WORDS = set(
  `vegetarian veggie soya soy tofu mock faux imitation meatless quorn beyond impossible tempeh seitan jackfruit moving linda`,
);

/** Right before a dairy noun these say what the "milk" or "butter" is made of. */
export const PLANT_BASE = set(
  `soya soy oat almond coconut rice cashew hemp hazelnut nut peanut cocoa shea apple pumpkin seed pea macadamia pistachio
  walnut sunflower cookie tofu vegan plant based`,
);

export const DAIRY_NOUNS: ReadonlySet<string> = new Set([
  'milk',
  'cream',
  'butter',
  'cheese',
  'yogurt',
  'yoghurt',
  'ice cream',
  'creme fraiche',
  'mozzarella',
  'cheddar',
  'feta',
  'parmesan',
  'creamer',
  'custard',
  'cream cheese',
  'sour cream',
  'soured cream',
  'double cream',
  'single cream',
  'whipped cream',
  'milkshake',
  'latte',
  'flat white',
  'cappuccino',
  'milk chocolate',
  'mocha',
  'hot chocolate',
  'milk powder',
  'condensed milk',
  'greek yogurt',
]);

/** Milky drinks and dishes that are made with whatever milk the name gives. */
export const MILK_CARRIERS: ReadonlySet<string> = new Set([
  'latte',
  'cappuccino',
  'flat white',
  'cortado',
  'macchiato',
  'mocha',
  'hot chocolate',
  'milk',
  'babyccino',
  'milkshake',
  'frappe',
  'chai latte',
  'iced latte',
  'matcha latte',
  'cream',
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
/** Where the reach of a qualifier ends inside a segment. */
export const CONNECTORS = set('with and in on served topped over plus from under filled stuffed');

export const SPICY = set(
  `spicy jalapeno habanero scotch sriracha harissa vindaloo madras jalfrezi phall phaal piri peri cajun buffalo kimchi gochujang
  arrabbiata arrabiata diavola diavolo nduja szechuan sichuan jerk chipotle wasabi cayenne naga inferno laksa fiery rendang
  sambal tabasco chilli chili chile chillies spicier firecracker volcano ghost reaper hotter achari pathia ceylon dynamite
  diablo kungpao schezwan shatta berbere zhoug`,
);
/** "hot" means spicy only before these. */
export const HOT_NOUNS = set('sauce wing curry salsa pepper honey chicken');
