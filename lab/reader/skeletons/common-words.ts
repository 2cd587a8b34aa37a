const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Words that any menu may say, by what they are. A skeleton puts another of the same kind in place of each. */
const EXCHANGED: readonly (readonly string[])[] = [
  words(
    'starters appetizers appetisers mains desserts dessert sides salads salad soups burgers pizza pizzas pasta sandwiches wraps grill breakfast brunch lunch dinner drinks beers wines coffee teas cocktails spirits specials seafood vegetables kids puddings nibbles snacks platters steaks noodles curries sushi tapas tacos burritos bakery cakes omelettes pancakes entrees antipasti dolci beverages extras',
  ),
  words(
    'chicken beef pork lamb bacon salmon prawns shrimp turkey duck tuna sausage steak ham cod haddock crab lobster mussels tofu brisket chorizo squid',
  ),
  words(
    'cheese tomato onion onions mushroom mushrooms potato potatoes spinach garlic pepper peppers lettuce avocado olives basil carrot cabbage beans corn rice bread toast chips fries eggs butter cream cheddar mozzarella feta parmesan ham lemon lime apple mango coconut chocolate vanilla caramel honey almond walnut ginger chilli mayo gravy pesto salsa sauce dressing mustard',
  ),
  words(
    'grilled roasted fried baked smoked steamed toasted braised stuffed battered breaded crispy creamy spicy fresh homemade house classic tender seasonal warm golden traditional special sweet hot cold local',
  ),
  words(
    'soup pie burger wrap sandwich stew curry platter bowl roll tart cake pudding pancake omelette taco burrito kebab naan roast',
  ),
  words('white red rose sparkling dry sweet crisp fruity smooth fresh'),
  words('beer lager cider wine tea coffee latte espresso juice water lemonade milk soda cola'),
];

/** Words that say what a line is: sizes, legends, notes, days. They stay. */
const KEPT = words(`
menu menus list food drink glass bottle pint half full small medium large regular single double litre carafe slice piece pieces each
served serve with without and from your choice choose choice of add extra topped include includes including includes all our only any two three four five six
vegetarian vegan veggie gluten free contains contain nuts nut dairy spicy halal available request option options allergen allergens allergies allergy allergy celery crustaceans fish lupin molluscs mustard peanuts sesame soya sulphites milk eggs egg wheat
please inform staff server service charge discretionary gratuity bill party opening hours open closed monday tuesday wednesday thursday friday saturday sunday daily until
price prices market seasonal kids children course courses person people per head plus includes day week special specials today home contact about book order online call delivery takeaway
kcal calories wine wines soup
of on in to or no by is as at my we us be it if an am pm gf df vg ve vn gl oz ml cl lb kg pc kr rs al la le el de di du il au et en un con del the and all nf ef veg gfo vgo`);

const exchanged = new Map(EXCHANGED.flatMap((kind) => kind.map((word) => [word, kind] as const)));
const kept = new Set(KEPT);

/** Words of the same kind; undefined for words that are not common. */
export const kindOf = (word: string): readonly string[] | undefined => exchanged.get(word);
export const staysAsItIs = (word: string): boolean => kept.has(word);
export const isCommon = (word: string): boolean => kept.has(word) || exchanged.has(word);
