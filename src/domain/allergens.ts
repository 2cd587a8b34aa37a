/**
 * The 14 allergens of UK food law (Food Information Regulations 2014, Schedule of Regulation (EU) 1169/2011, Annex II),
 * in alphabetical order of the name shown.
 */
export const ALLERGENS = [
  { code: 'CELERY', name: 'Celery', aliases: ['celeriac'] },
  {
    code: 'GLUTEN',
    name: 'Gluten',
    aliases: ['cereals containing gluten', 'cereals', 'wheat', 'barley', 'rye', 'oats', 'spelt', 'kamut'],
  },
  { code: 'CRUSTACEANS', name: 'Crustaceans', aliases: ['crustacean', 'crustacea', 'prawns', 'crab', 'lobster'] },
  { code: 'EGGS', name: 'Eggs', aliases: ['egg'] },
  { code: 'FISH', name: 'Fish', aliases: [] },
  { code: 'LUPIN', name: 'Lupin', aliases: ['lupine'] },
  { code: 'MILK', name: 'Milk', aliases: ['dairy', 'lactose'] },
  { code: 'MOLLUSCS', name: 'Molluscs', aliases: ['mollusc', 'mollusks', 'mollusk'] },
  { code: 'MUSTARD', name: 'Mustard', aliases: [] },
  {
    code: 'NUTS',
    name: 'Nuts',
    aliases: [
      'tree nuts',
      'tree nut',
      'nut',
      'almonds',
      'hazelnuts',
      'walnuts',
      'cashews',
      'pecans',
      'brazil nuts',
      'pistachios',
      'macadamia nuts',
    ],
  },
  { code: 'PEANUTS', name: 'Peanuts', aliases: ['peanut', 'groundnuts'] },
  { code: 'SESAME', name: 'Sesame', aliases: ['sesame seeds'] },
  { code: 'SOYA', name: 'Soya', aliases: ['soy', 'soybeans', 'soya beans'] },
  {
    code: 'SULPHITES',
    name: 'Sulphites',
    aliases: ['sulfites', 'sulphur dioxide', 'sulfur dioxide', 'sulphur dioxide and sulphites'],
  },
] as const;

export type AllergenCode = (typeof ALLERGENS)[number]['code'];

/** What is shown where nothing is known either way. Silence must never look like safety. */
export const UNKNOWN_ALLERGENS = 'Unknown (ask the restaurant)';
/** Only where the restaurant states that there are none, or every ingredient is known and clear. */
export const NO_ALLERGENS = '-';
