/** Rightly spelled words that must not find a neighbour of one or two letters' difference which is another food. */
export const TYPO_GUARDS: readonly string[] = [
  'chips',
  'chops',
  'curry',
  'fries',
  'fried',
  'parmo',
  'pasta',
  'pasty',
  'party',
  'patty',
  'stead',
  'steak',
  'vegan',
];
