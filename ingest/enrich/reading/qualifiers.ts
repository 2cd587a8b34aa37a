import type { AllergenCode } from '@menu-data-service/allergens';
import type { DietFact, Entry } from '../lexicon/entry.ts';
import {
  CEREAL_NOUNS,
  CONNECTORS,
  GLUTEN_FREE_BASE,
  isPlantVersion,
  MEATLESS_WORDS,
  MILK_CARRIERS,
  NEGATIONS,
  namesCereal,
  VEGAN_WORDS,
} from '../lexicon/word-classes.ts';
import { isBreak, type Scope, type Words } from '../text/tokens.ts';
import { isNegated } from './negation.ts';

/** What the words around a phrase rule out. */
export interface Qualifiers {
  readonly negated: boolean;
  /** True where anything is ruled out. */
  readonly changes: boolean;
  drops(code: AllergenCode): boolean;
  dropsDiet(fact: DietFact): boolean;
}

/** A phrase with its neighbours. */
interface Around {
  readonly words: Words;
  readonly entry: Entry;
  readonly scope: Scope;
  /** The word before it, and the one before that in the same segment; '' where there is none. */
  readonly before: string;
  readonly before2: string;
  /** A diet of the name that reaches to it. */
  readonly reaching: 'vegan' | 'vegetarian' | undefined;
  /** True where a word of the class is directly before it, or one word further off. */
  near(words: ReadonlySet<string>): boolean;
}

/** What a qualifier rules out, where `applies` finds it around a phrase. */
interface QualifierReader {
  readonly codes: readonly AllergenCode[];
  readonly facts: readonly DietFact[];
  applies(around: Around): boolean;
}

/** The milk of plants, in folded singular words. */
export const PLANT_MILK =
  /\b(soya|soy|oat|almond|coconut|rice|cashew|hazelnut|pea|nut|pistachio|plant|vegan)( based)? (milk|drink|m lk)\b/;
const SEA: readonly AllergenCode[] = ['FISH', 'CRUSTACEANS', 'MOLLUSCS'];
const MEAT: readonly DietFact[] = ['meat', 'pork', 'fish', 'animal', 'unclear'];
const ANY: readonly DietFact[] = [...MEAT, 'dairy', 'egg', 'honey', 'rennet', 'alcohol'];
const DAIRY = new Set(['dairy', 'milk', 'lactose']);
const GLUTEN = new Set(['gluten', 'wheat']);

const isFreeOf = ({ before, before2 }: Around, of: ReadonlySet<string>) => before === 'free' && of.has(before2);

const READERS: readonly QualifierReader[] = [
  // Vegan, plant based.
  {
    ...{ codes: ['MILK', 'EGGS', ...SEA], facts: ANY },
    applies: ({ near, before, before2, reaching }) =>
      near(VEGAN_WORDS) ||
      (before === 'based' && before2 === 'plant') ||
      (before === 'plant' && before2 !== 'egg') ||
      reaching === 'vegan',
  },
  // Imitations, which may contain milk and eggs.
  {
    ...{ codes: SEA, facts: MEAT },
    applies: ({ near, before, before2, reaching }) =>
      (before === 'free' && before2 === 'meat') || near(MEATLESS_WORDS) || reaching !== undefined,
  },
  { codes: [], facts: ['dairy'], applies: (around) => isFreeOf(around, DAIRY) },
  // There is milk without lactose.
  { codes: ['MILK'], facts: [], applies: (around) => around.before2 !== 'lactose' && isFreeOf(around, DAIRY) },
  {
    ...{ codes: ['MILK'], facts: ['dairy'] },
    applies: ({ before, entry, scope, words }) =>
      isPlantVersion(before, entry.phrase) ||
      (MILK_CARRIERS.has(entry.phrase) && scope === 'name' && PLANT_MILK.test(words.join(' '))),
  },
  {
    ...{ codes: ['EGGS'], facts: ['egg'] },
    applies: ({ before, before2 }) => (before === 'free' && before2 === 'egg') || before === 'eggless',
  },
  {
    ...{ codes: ['GLUTEN'], facts: [] },
    applies: (around) =>
      ((around.before === 'gf' || isFreeOf(around, GLUTEN)) && !namesCereal(around.entry.phrase)) ||
      (GLUTEN_FREE_BASE.has(around.before) && CEREAL_NOUNS.has(around.entry.phrase)),
  },
];

const NOTHING: Qualifiers = { negated: false, changes: false, drops: () => false, dropsDiet: () => false };
const NEGATED: Qualifiers = { negated: true, changes: true, drops: () => true, dropsDiet: () => true };

/** Judges the phrase `entry` at words[from, to) by its neighbours: negation, imitation words, plant bases, "gluten free". */
export function qualifiersOf(words: Words, from: number, to: number, entry: Entry, scope: Scope): Qualifiers {
  if (isNegated(words, from, to)) return NEGATED;
  const around = neighboursOf(words, from, entry, scope);
  const found = READERS.filter(({ applies }) => applies(around));
  if (found.length === 0) return NOTHING;
  return {
    ...{ negated: false, changes: true },
    drops: (code) => found.some(({ codes }) => codes.includes(code)),
    dropsDiet: (fact) => found.some(({ facts }) => facts.includes(fact)),
  };
}

function neighboursOf(words: Words, from: number, entry: Entry, scope: Scope): Around {
  const before = words[from - 1] ?? '';
  const before2 = isBreak(before) ? '' : (words[from - 2] ?? '');
  // In "tofu and prawns" the joined word qualifies nothing.
  const reachesFar = !CONNECTORS.has(before) && entry.source !== 'dish';
  return {
    words,
    entry,
    scope,
    before,
    before2,
    reaching: scope === 'name' ? reachingWord(words, from) : undefined,
    near: (set) => set.has(before) || (reachesFar && set.has(before2)),
  };
}

/** In a name "vegan" and "vegetarian" apply to the words after them, up to a connector: "vegan beer battered fish with …". */
function reachingWord(words: Words, from: number): 'vegan' | 'vegetarian' | undefined {
  for (let i = from - 1; i >= Math.max(0, from - 5); i -= 1) {
    const word = words[i] ?? '';
    if (isBreak(word) || CONNECTORS.has(word) || NEGATIONS.has(words[i - 1] ?? '')) return undefined;
    if (word === 'vegan') return 'vegan';
    if (word === 'vegetarian' || word === 'veggie' || word === 'meatless') return 'vegetarian';
  }
  return undefined;
}
