import type { AllergenCode } from '@menu-data-service/allergens';

/** How surely a phrase brings an allergen: by definition, in most recipes, in a fair share of recipes. */
export type Strength = 'certain' | 'likely' | 'possible';

/** What a phrase says about diets. `unclear`: may be of animal origin; `rennet`: usually set with animal rennet. */
export type DietFact =
  | 'meat'
  | 'pork'
  | 'fish'
  | 'dairy'
  | 'egg'
  | 'honey'
  | 'animal'
  | 'rennet'
  | 'unclear'
  | 'alcohol';

interface Brought {
  readonly code: AllergenCode;
  readonly strength: Strength;
  /** Which cereal or which nut, where the phrase says so. */
  readonly kind?: string;
}

/**
 * Where a phrase is listed. ingredient: brings its allergens by definition; look-alike: hides a shorter phrase; dish: what it is usually
 * made of; cue: a way of cooking; plain: brings nothing.
 */
export type EntrySource = 'ingredient' | 'look-alike' | 'dish' | 'cue' | 'plain';

export interface Entry {
  readonly phrase: string;
  readonly source: EntrySource;
  readonly brings: readonly Brought[];
  /** Allergens that the words seem to name and that must not be inferred from them (`not-milk` for coconut milk). */
  readonly excludes: readonly AllergenCode[];
  readonly diet: readonly DietFact[];
  readonly spicy: boolean;
  /** A dish that does not bring what the ingredient words in it bring ("apple butter"). */
  readonly only: boolean;
  /** A bought-in or unspecified mixture ("seasoning", "dressing") that may contain more than the phrase says. */
  readonly mixture: boolean;
}

const CODES: Readonly<Record<string, AllergenCode>> = {
  celery: 'CELERY',
  gluten: 'GLUTEN',
  crustaceans: 'CRUSTACEANS',
  eggs: 'EGGS',
  fish: 'FISH',
  lupin: 'LUPIN',
  milk: 'MILK',
  molluscs: 'MOLLUSCS',
  mustard: 'MUSTARD',
  nuts: 'NUTS',
  peanuts: 'PEANUTS',
  sesame: 'SESAME',
  soya: 'SOYA',
  sulphites: 'SULPHITES',
};
const DIETS = new Set<string>([
  'meat',
  'pork',
  'fish',
  'dairy',
  'egg',
  'honey',
  'animal',
  'rennet',
  'unclear',
  'alcohol',
] satisfies DietFact[]);
const FACT = /^([a-z]+)(?:\(([a-z_]+)\))?(\?{0,2})$/;
const STRENGTHS: readonly Strength[] = ['certain', 'likely', 'possible'];

/**
 * Reads the facts of one line of the lexicon: `gluten(wheat) eggs? milk?? @meat spicy mixture`, or `-` for none. No mark means by
 * definition, `?` in most recipes, `??` in a fair share of recipes.
 * @throws Error at a word it does not know
 */
export function parseFacts(text: string): Omit<Entry, 'phrase' | 'source'> {
  const brings: Brought[] = [];
  const diet: DietFact[] = [];
  const excludes: AllergenCode[] = [];
  let spicy = false;
  let mixture = false;
  let only = false;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const fact = FACT.exec(word);
    const code = CODES[fact?.[1] ?? ''];
    const name = word.slice(1);
    const excluded = word.startsWith('not-') ? CODES[word.slice(4)] : undefined;
    if (excluded) excludes.push(excluded);
    else if (word === 'spicy') spicy = true;
    else if (word === 'mixture') mixture = true;
    else if (word === 'only') only = true;
    else if (word.startsWith('@') && isDiet(name)) diet.push(name);
    else if (fact && code) {
      const strength = STRENGTHS[fact[3]?.length ?? 0] ?? 'possible';
      brings.push({ code, strength, ...(fact[2] ? { kind: fact[2].replace('_', ' ') } : {}) });
    } else if (word !== '-') throw new Error(`lexicon: unknown fact "${word}" in "${text}"`);
  }
  return { brings, excludes, diet, spicy, only, mixture };
}

function isDiet(word: string): word is DietFact {
  return DIETS.has(word);
}

const RANK: Readonly<Record<Strength, number>> = { certain: 3, likely: 2, possible: 1 };

export function stronger(a: Strength, b: Strength): boolean {
  return RANK[a] > RANK[b];
}

/** The facts of two entries for one phrase: the stronger one of each allergen, and all diet facts. */
export function merge(a: Entry, b: Entry): Entry {
  const brings = new Map(a.brings.map((one) => [`${one.code} ${one.kind ?? ''}`, one]));
  for (const one of b.brings) {
    const key = `${one.code} ${one.kind ?? ''}`;
    const old = brings.get(key);
    if (!old || stronger(one.strength, old.strength)) brings.set(key, one);
  }
  return {
    phrase: a.phrase,
    source: b.source,
    brings: [...brings.values()],
    excludes: [...new Set([...a.excludes, ...b.excludes])],
    diet: [...new Set([...a.diet, ...b.diet])],
    spicy: a.spicy || b.spicy,
    only: a.only || b.only,
    mixture: a.mixture || b.mixture,
  };
}
