import { wordSet } from '../text/word-set.ts';

/** Directly before the name of an animal product these make it a plant product. */
export const VEGAN_WORDS = wordSet('vegan nondairy dairyless veganised');

/** Directly before meat or fish these make it an imitation, which may contain milk and eggs. */
export const MEATLESS_WORDS = wordSet(
  'vegetarian veggie mock faux imitation meatless quorn beyond impossible tempeh seitan jackfruit moving linda',
);

const PLANT = 'soya soy oat vegan plant tofu';
const PLANT_MILKS = wordSet(
  `${PLANT} almond coconut rice cashew hemp hazelnut pea macadamia walnut nut pistachio flax quinoa potato peanut`,
);
// Not hazelnut and soy: on fish, "hazelnut butter" and "soy butter" are butter with hazelnuts or soy sauce.
const NUT_BUTTERS = wordSet(
  'vegan plant almond cashew nut peanut cocoa cacao shea apple pumpkin seed sunflower cookie coconut',
);
const PLANT_CREAMS = wordSet(`${PLANT} coconut cashew`);
/** Only these exclude dairy from ice cream or a latte; "pistachio ice cream" and "hazelnut latte" name a flavour. */
const PLANT_ONLY = wordSet(PLANT);
const nouns = (words: string, before: ReadonlySet<string>): [string, ReadonlySet<string>][] =>
  words.split(', ').map((noun) => [noun, before]);

/** Dairy nouns with the words that make them plant foods directly before them. */
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

/** True where the word before a dairy noun makes it a plant food: "oat milk", "cashew cheese". */
export function isPlantVersion(before: string, phrase: string): boolean {
  return PLANT_BASES.get(phrase)?.has(before) ?? false;
}

/** Milky drinks and dishes made with the milk in their name. */
export const MILK_CARRIERS: ReadonlySet<string> = new Set(
  (
    'latte, cappuccino, flat white, cortado, macchiato, mocha, hot chocolate, babyccino, milkshake, frappe, chai latte, iced latte, ' +
    'matcha latte, ice cream, gelato, porridge, rice pudding'
  ).split(', '),
);

/** Directly before flour, noodles, bread and the like these name a base other than wheat. */
export const GLUTEN_FREE_BASE = wordSet(
  `rice corn maize potato tapioca coconut almond gram chickpea buckwheat quinoa sorghum millet teff cassava chestnut soya soy
  arrowroot banana pea lentil hazelnut mustard lupin gf masa amaranth konjac`,
);

export const CEREAL_NOUNS = wordSet(
  'flour noodle pasta bread tortilla wrap cracker spaghetti vermicelli penne fusilli macaroni linguine',
);

const EXPLICIT_CEREALS = wordSet(
  'wheat wholewheat barley rye spelt kamut bulgur couscous semolina seitan gluten durum',
);

/** True where a phrase names a cereal with gluten, as "wheat beer" does; "pasta" and "bread" have gluten-free kinds. */
export function namesCereal(phrase: string): boolean {
  return phrase.split(' ').some((word) => EXPLICIT_CEREALS.has(word));
}

export const NEGATIONS = wordSet('no without minus excluding non not omit nor never');
/** Fill words between a negation and its noun: "no added nuts", "not any egg". */
export const NEGATION_FILL = wordSet('added any extra cow cows dairy more');
/** Before one of these "free" does not belong to the word before it: "eggs free range", "prawns free with every main". */
export const AFTER_OTHER_FREE = wordSet('range from with when refill flow for drink side delivery gift flowing');
export const CONNECTORS = wordSet('with and or in on served topped over plus from under filled stuffed');

export const SPICY = wordSet(
  `spicy jalapeno habanero scotch sriracha harissa vindaloo madras jalfrezi phall phaal piri peri cajun buffalo kimchi gochujang
  arrabbiata arrabiata diavola diavolo nduja szechuan sichuan jerk chipotle wasabi cayenne naga inferno laksa fiery rendang
  sambal tabasco chilli chili chile chillies spicier firecracker volcano ghost reaper hotter achari pathia ceylon dynamite
  diablo kungpao schezwan shatta berbere zhoug`,
);
/** "hot" means spicy only before these. */
export const HOT_NOUNS = wordSet('sauce wing curry salsa pepper honey chicken');
