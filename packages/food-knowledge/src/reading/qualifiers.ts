import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { DietFact, Entry } from '../lexicon/entry.ts';
import {
  AFTER_OTHER_FREE,
  CEREAL_NOUNS,
  CONNECTORS,
  GLUTEN_FREE_BASE,
  isPlantVersion,
  MEATLESS_WORDS,
  MILK_CARRIERS,
  NEGATION_FILL,
  NEGATIONS,
  namesCereal,
  VEGAN_WORDS,
} from '../lexicon/word-classes.ts';
import { isBreak, type Scope, type Words } from '../text/tokens.ts';
import { isOffered } from './offered.ts';

/** True where the text negates words[from, to): "no …", "… free", "instead of …". */
function isNegated(words: Words, from: number, to: number): boolean {
  if (words[to] === 'free' && !AFTER_OTHER_FREE.has(words[to + 1] ?? '')) return true;
  if (words[to] === 'less') return true;
  const before = words[from - 1] ?? '';
  const before2 = isBreak(before) ? '' : (words[from - 2] ?? '');
  if (before === 'of' && before2 === 'instead') return true;
  if (before === 'only' || before === 'just') return false;
  // "With or without nuts" denies nothing.
  if (before === 'without' && before2 === 'or') return false;
  if (NEGATIONS.has(before)) return !isOffered(words, from - 1);
  return NEGATION_FILL.has(before) && NEGATIONS.has(before2) && !isOffered(words, from - 2);
}

export interface Qualifiers {
  readonly negated: boolean;
  readonly changes: boolean;
  drops(code: AllergenCode): boolean;
  dropsDiet(fact: DietFact): boolean;
}

interface Around {
  readonly words: Words;
  readonly entry: Entry;
  readonly scope: Scope;
  /** Preceding word, and the one before that in the same segment; '' for none. */
  readonly before: string;
  readonly before2: string;
  readonly reaching: 'vegan' | 'vegetarian' | undefined;
  /** True where a word of the class is directly before it, or one word further off. */
  near(words: ReadonlySet<string>): boolean;
}

/** Codes and facts ruled out where `applies` finds the qualifier around a phrase. */
interface QualifierReader {
  readonly codes: readonly AllergenCode[];
  readonly facts: readonly DietFact[];
  applies(around: Around): boolean;
}

export const PLANT_MILK =
  /\b(soya|soy|oat|almond|coconut|rice|cashew|hazelnut|pea|nut|pistachio|plant|vegan)( based)? (milk|drink|m lk)\b/;
const SEA: readonly AllergenCode[] = ['FISH', 'CRUSTACEANS', 'MOLLUSCS'];
const MEAT: readonly DietFact[] = ['meat', 'pork', 'fish', 'animal', 'unclear'];
const ANY: readonly DietFact[] = [...MEAT, 'dairy', 'egg', 'honey', 'rennet', 'alcohol'];
const DAIRY = new Set(['dairy', 'milk', 'lactose']);
const GLUTEN = new Set(['gluten']);

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
  // Lactose-free milk is still milk.
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
