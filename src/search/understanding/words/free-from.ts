import type { AllergenCode } from '@menu-data-service/allergens';

/** Words that people use for more, or other, than one allergen of the list, in the singular. */
export const BROADER_ALLERGENS: Readonly<Record<string, readonly AllergenCode[]>> = {
  // who avoids nuts mostly avoids peanuts too
  nut: ['NUTS', 'PEANUTS'],
  shellfish: ['CRUSTACEANS', 'MOLLUSCS'],
  seafood: ['FISH', 'CRUSTACEANS', 'MOLLUSCS'],
  sulphur: ['SULPHITES'],
  mussel: ['MOLLUSCS'],
  oyster: ['MOLLUSCS'],
  squid: ['MOLLUSCS'],
  shrimp: ['CRUSTACEANS'],
  almond: ['NUTS'],
  cashew: ['NUTS'],
  walnut: ['NUTS'],
  hazelnut: ['NUTS'],
  pecan: ['NUTS'],
  pistachio: ['NUTS'],
};

/** What stands before the allergens that are to be left out. */
export const WITHOUT_PHRASES: readonly string[] = [
  ...[
    'no',
    'without',
    'without any',
    'w o',
    'free from',
    'free of',
    'minus',
    'hold the',
    'excluding',
    'exclude',
    'except',
  ],
  ...['avoid', 'avoiding', 'not', 'non', 'skip the', 'leave out', 'not containing', 'contains no', 'containing no'],
  ...[
    'doesnt contain',
    'dont contain',
    'does not contain',
    'do not contain',
    'that has no',
    'has no',
    'with no',
    'zero',
  ],
  ...[
    'cant eat',
    'cannot eat',
    'can not eat',
    'cant have',
    'cannot have',
    'dont eat',
    'do not eat',
    'not eat',
    'cant do',
  ],
  ...['allergic to', 'allergy to', 'intolerant to', 'intolerant of', 'intolerance to', 'sensitive to', 'avoids'],
];
/** Those of them after which any word is one to be left out, not only a known food. */
export const PLAIN_WITHOUT: ReadonlySet<string> = new Set([
  ...['no', 'without', 'without any', 'w o', 'minus', 'hold the', 'excluding', 'skip the', 'leave out', 'with no'],
]);
/** What stands after them. */
export const FREE_PHRASES: readonly string[] = [
  'free',
  'allergy',
  'allergies',
  'allergic',
  'intolerance',
  'intolerant',
  'safe',
  'friendly',
];

/** Words that ask for it alone. */
export const FREE_FROM_ALONE: Readonly<Record<string, readonly AllergenCode[]>> = {
  gf: ['GLUTEN'],
  df: ['MILK'],
  coeliac: ['GLUTEN'],
  coeliacs: ['GLUTEN'],
  celiac: ['GLUTEN'],
  celiacs: ['GLUTEN'],
  nondairy: ['MILK'],
  eggless: ['EGGS'],
};
