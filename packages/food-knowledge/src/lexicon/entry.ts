import { ALLERGENS, type AllergenCode } from '@menu-data-service/menu-model/allergens';

/** Certainty that a phrase brings an allergen: by definition, in most recipes, in a fair share of recipes. */
export type Strength = 'certain' | 'likely' | 'possible';

const DIET_FACTS = ['meat', 'pork', 'fish', 'dairy', 'egg', 'honey', 'animal', 'rennet', 'unclear', 'alcohol'] as const;
/** Diet facts of a phrase. `unclear`: may be of animal origin; `rennet`: usually set with animal rennet. */
export type DietFact = (typeof DIET_FACTS)[number];

interface Brought {
  readonly code: AllergenCode;
  readonly strength: Strength;
  readonly kind?: string;
}

/** Source of a phrase: brings allergens by definition, hides a shorter phrase, is a usual dish, a way of cooking, or nothing. */
export type EntrySource = 'ingredient' | 'look-alike' | 'dish' | 'cue' | 'plain';

export interface Entry {
  readonly phrase: string;
  readonly source: EntrySource;
  readonly brings: readonly Brought[];
  /** Allergens that the words only seem to name and that must not be inferred (`not-milk` for coconut milk). */
  readonly excludes: readonly AllergenCode[];
  readonly diet: readonly DietFact[];
  readonly spicy: boolean;
  /** A dish without the contents of the ingredient words in its name ("apple butter"). */
  readonly only: boolean;
  /** A bought-in or unspecified mixture ("seasoning", "dressing") that may contain more than the phrase says. */
  readonly mixture: boolean;
}

const CODES = new Map<string, AllergenCode>(ALLERGENS.map(({ code }) => [code.toLowerCase(), code]));
const FACT = /^([a-z]+)(?:\(([a-z_]+)\))?(\?{0,2})$/;
const STRENGTHS: readonly Strength[] = ['certain', 'likely', 'possible'];

type Facts = { -readonly [K in keyof Omit<Entry, 'phrase' | 'source'>]: Entry[K] };

type FactReader = (word: string, facts: Facts) => Partial<Facts> | undefined;

const FACT_READERS: readonly FactReader[] = [
  (word) => (word === '-' ? {} : undefined),
  (word) => (word === 'spicy' || word === 'mixture' || word === 'only' ? { [word]: true } : undefined),
  (word, { excludes }) => {
    const code = word.startsWith('not-') ? CODES.get(word.slice(4)) : undefined;
    return code && { excludes: [...excludes, code] };
  },
  (word, { diet }) => {
    const fact = DIET_FACTS.find((one) => word === `@${one}`);
    return fact && { diet: [...diet, fact] };
  },
  (word, { brings }) => {
    const [, name = '', kind, marks = ''] = FACT.exec(word) ?? [];
    const code = CODES.get(name);
    const strength = STRENGTHS[marks.length] ?? 'possible';
    return code && { brings: [...brings, { code, strength, ...(kind ? { kind: kind.replace('_', ' ') } : {}) }] };
  },
];

/**
 * Reads the facts of one line of the lexicon: `gluten(wheat) eggs? milk?? @meat spicy mixture`, or `-` for none. No mark means by
 * definition, `?` in most recipes, `??` in a fair share of recipes.
 * @throws Error at a word it does not know
 */
export function parseFacts(text: string): Omit<Entry, 'phrase' | 'source'> {
  const facts: Facts = { brings: [], excludes: [], diet: [], spicy: false, only: false, mixture: false };
  for (const word of text.split(/\s+/).filter(Boolean)) {
    let read: Partial<Facts> | undefined;
    for (let i = 0; read === undefined && i < FACT_READERS.length; i += 1) read = FACT_READERS[i]?.(word, facts);
    if (read === undefined) throw new Error(`lexicon: unknown fact "${word}" in "${text}"`);
    Object.assign(facts, read);
  }
  return facts;
}

const RANK: Readonly<Record<Strength, number>> = { certain: 3, likely: 2, possible: 1 };

export function isStronger(a: Strength, b: Strength): boolean {
  return RANK[a] > RANK[b];
}

/** Combines two entries for one phrase: the stronger one of each allergen, and all diet facts. */
export function mergeEntries(a: Entry, b: Entry): Entry {
  const brings = new Map(a.brings.map((one) => [`${one.code} ${one.kind ?? ''}`, one]));
  for (const one of b.brings) {
    const key = `${one.code} ${one.kind ?? ''}`;
    const old = brings.get(key);
    if (!old || isStronger(one.strength, old.strength)) brings.set(key, one);
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
