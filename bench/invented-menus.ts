import type { DraftItem } from '@menu-data-service/menu-reader';
import { tagDraft } from '../ingest/enrich/tag-draft.ts';
import type { TaggedMenu } from '../src/domain/published-menu.ts';

export const STYLES = [
  'Grilled',
  'Roast',
  'Crispy',
  'Smoked',
  'Braised',
  'Spiced',
  'Pan-fried',
  'Slow-cooked',
  'Steamed',
  'Homemade',
];
export const MAINS = [
  'chicken',
  'beef',
  'lamb',
  'salmon',
  'cod',
  'halloumi',
  'mushroom',
  'aubergine',
  'prawn',
  'pork',
  'tofu',
  'duck',
];
export const FORMS = [
  'burger',
  'pie',
  'curry',
  'oatcake',
  'salad',
  'wrap',
  'skewers',
  'risotto',
  'balti',
  'noodles',
  'pizza',
  'sandwich',
];
const SIDES = [
  'chips',
  'rice',
  'garden peas',
  'coleslaw',
  'mash',
  'naan bread',
  'onion rings',
  'pickles',
  'garlic bread',
  'slaw',
];
const SECTIONS = ['Starters', 'Mains', 'From the Grill', 'Vegetarian', 'Sides', 'Desserts', 'Sandwiches', 'Specials'];
const PLACES = ['Stafford', 'Leek', 'Stone', 'Lichfield', 'Tamworth', 'Cannock', 'Rugeley', 'Uttoxeter'];

/** A menu with 8 sections of 10 dishes each, tagged with the real rules. */
export function inventedMenu(restaurantId: string, number: number, random: () => number): TaggedMenu {
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? '';
  const item = (): DraftItem => {
    const sides = `With ${pick(SIDES)}, ${pick(SIDES)} and ${pick(STYLES).toLowerCase()} ${pick(MAINS)}`;
    const price = Math.round((3 + random() * 15) * 20) / 20;
    return {
      name: `${pick(STYLES)} ${pick(MAINS)} ${pick(FORMS)}`,
      description: random() < 0.7 ? sides : null,
      price,
      prices: [{ label: null, price }],
      stated: {},
      review: [],
    };
  };
  const sections = SECTIONS.map((name) => ({ name, items: Array.from({ length: 10 }, item) }));
  const sourceUrl = `https://www.restaurant-${number}.example/menu`;
  return tagDraft({ name: `Menu ${number}`, sections }, { restaurantId, sourceUrl, cuisine: '', notes: [] });
}

/** Facts of an invented restaurant; the number is from Ofcom's range for drama. */
export function inventedRestaurant(number: number, random: () => number) {
  return {
    name: `${STYLES[number % STYLES.length]} House ${number}`,
    phoneNumber: `01632 960${String(number % 1000).padStart(3, '0')}`,
    cuisine: 'British',
    street: `${1 + Math.floor(random() * 200)} High Street`,
    city: PLACES[number % PLACES.length] ?? 'Stafford',
    postcode: `ST${1 + (number % 21)} ${1 + (number % 9)}AA`,
    country: 'United Kingdom',
  };
}
