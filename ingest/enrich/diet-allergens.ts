import type { AllergenCode } from '@menu-data-service/allergens';

/** Allergens that a diet leaves out by its recipes. */
export const LEFT_OUT: Readonly<Record<'vegan' | 'vegetarian', readonly AllergenCode[]>> = {
  vegan: ['MILK', 'EGGS', 'FISH', 'CRUSTACEANS', 'MOLLUSCS'],
  vegetarian: ['FISH', 'CRUSTACEANS', 'MOLLUSCS'],
};
