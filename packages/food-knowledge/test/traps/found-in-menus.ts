import type { Trap } from './trap.ts';

/** Found in menus. */
export const FOUND_IN_MENUS: readonly Trap[] = [
  // Found when the sample menus were read.
  { name: 'Gavi di Gavi', description: 'Citrus and almond', section: 'Vino bianco', not: 'nuts', has: 'sulphites' },
  { name: 'Pale Ale', description: 'biscuit, a little sulphur', section: 'Cask Ale', has: 'gluten', not: 'milk eggs' },
  { name: 'Coffee stout', description: 'brewed with lactose', section: 'Beers', has: 'gluten milk' },
  { name: 'Limoncello Spritz', description: 'limoncello, prosecco', section: 'Aperitivi', not: 'gluten milk eggs' },
  { name: 'Salted nuts', section: 'Bar Snacks', has: 'nuts', not: 'gluten milk eggs' },
  { name: 'Pickled egg', section: 'Bar Snacks', has: 'eggs', not: 'gluten milk' },
  { name: 'Boiled Rice', section: 'Rice & Chips', not: 'milk gluten' },
  { name: 'Fresh Fruit Salad', section: 'Puddings', not: 'mustard milk gluten' },
  { name: 'Steamed sea bass', section: 'Seafood', has: 'fish', not: 'crustaceans molluscs' },
  { name: 'Catch of the day', section: 'Seafood', has: 'fish' },
  { name: 'Duck pancakes', description: 'hoi sin, cucumber', has: 'gluten soya', not: 'milk eggs' },
  { name: 'Prawn crackers', has: 'crustaceans', not: 'gluten' },
  { name: 'Red duck curry', cuisine: 'Thai', has: 'fish' },
  { name: 'Jungle curry', cuisine: 'Thai', has: 'fish', not: 'milk' },
  { name: 'Boiled rice', cuisine: 'Chinese', not: 'soya gluten milk' },
  { name: 'Mushroom pithivier', has: 'gluten' },
  { name: 'Tender braised beef', not: 'eggs' },
  { name: 'Tagliatelle al tartufo', has: 'gluten', not: 'nuts' },
  {
    name: 'Chocolate brownie',
    stated: {
      freeFrom: ['GLUTEN'],
      mayContain: ['GLUTEN'],
      words: { freeFrom: '(gf)', mayContain: 'fryers are shared' },
    },
    allergens:
      'Gluten (may contain), Eggs (estimated), Milk (estimated), Nuts (may contain) (estimated), Soya (may contain) (estimated)',
  },
  { name: 'Hand-cut chips', may: 'gluten' },
  { name: 'Dark Stout', description: 'oatmeal, coffee', section: 'Cask Ale', has: 'gluten', not: 'milk' },
  { name: 'Jungle curry', section: 'Curries', cuisine: 'Thai', not: 'milk' },
  { name: 'Salted nuts', has: 'nuts peanuts' },
  // Found when real menus were read with the lexicon.
  { name: 'Gajjar halwa', has: 'milk', not: 'sesame' },
  { name: 'Suji halwa', has: 'gluten', not: 'sesame' },
  { name: 'Tahini halva', has: 'sesame' },
  { name: 'Lamb barra kebab', not: 'fish' },
  { name: 'Beef dip', has: 'gluten' },
  { name: 'Roast lamb', description: 'peas and creamed potatoes', has: 'milk' },
  { name: 'Sausage', description: 'with fried onions and fried mushrooms', not: 'eggs' },
  { name: 'Pescado a la diabla', has: 'fish', not: 'crustaceans' },
  { name: 'Spring onion pancake', has: 'gluten', not: 'milk' },
  { name: 'Grilled chicken', description: 'slow stewed tomatoes', not: 'eggs' },
  // A polite warning is a warning.
  { name: 'Plain rice', description: 'Please note: contains nuts', has: 'nuts' },
  { name: 'Plain rice', description: 'Please note our food may contain traces of peanuts', may: 'peanuts' },
  { name: 'Plain rice', description: 'Please be aware that this dish contains sesame', has: 'sesame' },
  { name: 'Plain rice', description: 'We cannot guarantee that any dish is nut free', may: 'nuts' },
  { name: 'Plain rice', description: 'not guaranteed to be free from milk', may: 'milk' },
  { name: 'Plain rice', description: 'Please note if you have a nut allergy and tell us', not: 'nuts' },
];
