export type Flag = 'vegan' | 'vegetarian' | 'halal' | 'spicy';

/**
 * How people ask for each flag, in folded words. `printed` are words that documents carry for the flag too, so they stay
 * among the words that are searched and put a dish of that name first.
 */
export const FLAG_PHRASES: Readonly<
  Record<Flag, { readonly printed: readonly string[]; readonly said: readonly string[] }>
> = {
  vegan: {
    printed: ['vegan', 'plant based'],
    said: ['vegans', 'plantbased', 'suitable for vegans', 'for vegans'],
  },
  vegetarian: {
    printed: ['vegetarian', 'veggie'],
    said: [
      ...['vegetarians', 'vegitarian', 'vegeterian', 'vegtarian', 'suitable for vegetarians', 'for vegetarians'],
      ...['meat free', 'meatfree', 'meatless', 'no meat', 'without meat', 'without any meat', 'dont eat meat', 'vegie'],
    ],
  },
  halal: { printed: ['halal'], said: ['hallal', 'halaal', 'halal certified'] },
  spicy: { printed: ['spicy'], said: [] },
};

/** What turns the flag after it round. */
export const NOT_PHRASES: readonly string[] = [
  'not',
  'non',
  'not too',
  'not very',
  'not so',
  'nothing too',
  'isnt',
  'isnt too',
];
/** What asks for dishes that are not spicy. */
export const MILD_PHRASES: readonly string[] = [
  'mild',
  'no spice',
  'no spices',
  'without spice',
  'not hot',
  'not too hot',
  'no heat',
];
/** Words after a diet, a cuisine or a course that say nothing more. */
export const GENERAL_NOUNS: readonly string[] = [
  ...['food', 'foods', 'dish', 'dishes', 'meal', 'meals', 'option', 'options', 'choice', 'choices', 'menu', 'menus'],
  ...[
    'friendly',
    'only',
    'ones',
    'stuff',
    'grub',
    'place',
    'places',
    'restaurant',
    'restaurants',
    'cuisine',
    'cooking',
  ],
];

/** Words of flags that a slip of the finger may change. */
export const FLAG_WORDS: readonly string[] = ['vegan', 'vegetarian', 'veggie', 'halal', 'spicy'];
