/** The courses and meals that a search can ask for. */
export type Course =
  | 'starters'
  | 'mains'
  | 'sides'
  | 'desserts'
  | 'drinks'
  | 'breakfast'
  | 'lunch'
  | 'kids'
  | 'sunday roast'
  | 'set menu';

/** How people ask for each of them, in folded words. */
export const COURSE_PHRASES: Readonly<Record<Course, readonly string[]>> = {
  starters: ['starters', 'starter', 'appetisers', 'appetiser', 'appetizers', 'appetizer', 'first course'],
  mains: ['mains', 'main courses', 'main course', 'main dishes', 'main dish', 'main meals', 'main meal', 'entrees'],
  sides: ['sides', 'side dishes', 'side dish', 'side orders', 'side order', 'accompaniments'],
  desserts: ['desserts', 'dessert', 'afters', 'puddings', 'pudding', 'puds', 'pud', 'sweet course', 'sweets'],
  drinks: ['drinks', 'drink', 'beverages', 'beverage'],
  breakfast: ['breakfast', 'breakfasts', 'brunch', 'brekkie', 'brekky'],
  lunch: ['lunch', 'lunches', 'lunchtime', 'luncheon'],
  kids: [
    'kids',
    'kid',
    'childrens',
    'children',
    'child',
    'kiddies',
    'toddler',
    'toddlers',
    'little ones',
    'for the kids',
  ],
  'sunday roast': ['sunday roast', 'sunday roasts', 'sunday lunch', 'sunday dinner', 'roast dinner', 'roast dinners'],
  'set menu': ['set menu', 'set menus', 'set meal', 'set meals', 'fixed price menu', 'table d hote', 'prix fixe'],
};

/** Words of courses that a slip of the finger may change. */
export const COURSE_WORDS: readonly string[] = ['starters', 'desserts', 'dessert', 'breakfast', 'drinks', 'puddings'];
