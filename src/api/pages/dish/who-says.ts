import type { AllergenGround } from '../../../domain/allergen-ground.ts';

/** Who says what the allergens of a dish are, as a sentence without its full stop. */
export const WHO_SAYS: Readonly<Record<AllergenGround, string>> = {
  kitchen: 'The kitchen says so',
  'kitchen in part': 'The kitchen says some of this; ask about the rest',
  ingredients: 'Its ingredients say so, not the kitchen',
  name: 'Its name says so, not the kitchen',
  nobody: 'Nobody knows: ask the restaurant',
};
