import type { AllergenGround } from '../../../domain/allergen-ground.ts';

export const ALLERGEN_SOURCES: Readonly<Record<AllergenGround, string>> = {
  kitchen: 'The restaurant says so',
  'kitchen in part': 'The restaurant gives some of this; ask about the rest',
  ingredients: 'We worked it out from the listed ingredients',
  name: 'Our guess from the name of the dish',
  nobody: 'No information: ask the restaurant',
};
