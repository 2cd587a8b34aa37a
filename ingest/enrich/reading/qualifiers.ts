import type { AllergenCode } from '@menu-data-service/allergens';
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

/** What the words around a phrase rule out. */
export interface Qualifiers {
  readonly negated: boolean;
  /** True where anything is ruled out. */
  readonly changes: boolean;
  drops(code: AllergenCode): boolean;
  dropsDiet(fact: DietFact): boolean;
}

const ANIMAL_CODES = new Set<AllergenCode>(['MILK', 'EGGS', 'FISH', 'CRUSTACEANS', 'MOLLUSCS']);
const SEA_CODES = new Set<AllergenCode>(['FISH', 'CRUSTACEANS', 'MOLLUSCS']);
const MEAT_FACTS = new Set<DietFact>(['meat', 'pork', 'fish', 'animal', 'unclear']);
/** The milk of plants, in folded singular words. */
export const PLANT_MILK =
  /\b(soya|soy|oat|almond|coconut|rice|cashew|hazelnut|pea|nut|pistachio|plant|vegan)( based)? (milk|drink|m lk)\b/;
const NOTHING: Qualifiers = { negated: false, changes: false, drops: () => false, dropsDiet: () => false };
const NEGATED: Qualifiers = { negated: true, changes: true, drops: () => true, dropsDiet: () => true };

/** Judges the phrase `entry` at words[from, to) by its neighbours: negation, imitation words, plant bases, "gluten free". */
export function qualifiersOf(words: Words, from: number, to: number, entry: Entry, scope: Scope): Qualifiers {
  const before = words[from - 1] ?? '';
  const before2 = isBreak(before) ? '' : (words[from - 2] ?? '');
  // In "tofu and prawns" the joined word qualifies nothing.
  const joined = CONNECTORS.has(before);
  if (isNegated(words, from, to)) return NEGATED;
  const plantBase = isPlantVersion(before, entry.phrase);
  const veganReach = scope === 'name' ? reachingWord(words, from) : undefined;
  const near = (set: ReadonlySet<string>): boolean =>
    set.has(before) || (!joined && set.has(before2) && entry.source !== 'dish');
  const dropsAnimal =
    near(VEGAN_WORDS) ||
    (before === 'based' && before2 === 'plant') ||
    (before === 'plant' && before2 !== 'egg') ||
    veganReach === 'vegan';
  const meatFree = before === 'free' && before2 === 'meat';
  const dropsMeat = dropsAnimal || meatFree || near(MEATLESS_WORDS) || veganReach !== undefined;
  const dairyFree = before === 'free' && (before2 === 'dairy' || before2 === 'milk' || before2 === 'lactose');
  const eggFree = (before === 'free' && before2 === 'egg') || before === 'eggless';
  const glutenFree =
    ((before === 'gf' || (before === 'free' && (before2 === 'gluten' || before2 === 'wheat'))) &&
      !namesCereal(entry.phrase)) ||
    (GLUTEN_FREE_BASE.has(before) && CEREAL_NOUNS.has(entry.phrase));
  const plantMilk = MILK_CARRIERS.has(entry.phrase) && scope === 'name' && PLANT_MILK.test(words.join(' '));
  if (!dropsMeat && !plantBase && !dairyFree && !eggFree && !glutenFree && !plantMilk) return NOTHING;
  return {
    negated: false,
    changes: true,
    drops: (code) =>
      (dropsAnimal && ANIMAL_CODES.has(code)) ||
      (dropsMeat && SEA_CODES.has(code)) ||
      (code === 'MILK' && ((dairyFree && before2 !== 'lactose') || plantMilk || plantBase)) ||
      (eggFree && code === 'EGGS') ||
      (glutenFree && code === 'GLUTEN'),
    dropsDiet: (fact) =>
      dropsAnimal ||
      (dropsMeat && MEAT_FACTS.has(fact)) ||
      ((dairyFree || plantMilk || plantBase) && fact === 'dairy') ||
      (eggFree && fact === 'egg'),
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

function isNegated(words: Words, from: number, to: number): boolean {
  const before = words[from - 1] ?? '';
  const before2 = isBreak(before) ? '' : (words[from - 2] ?? '');
  if (words[to] === 'free' && !AFTER_OTHER_FREE.has(words[to + 1] ?? '')) return true;
  if (words[to] === 'less') return true;
  if (before === 'of' && before2 === 'instead') return true;
  if (before === 'only' || before === 'just') return false;
  // "With or without nuts" denies nothing.
  if (before === 'without' && before2 === 'or') return false;
  if (NEGATIONS.has(before)) return !isOffered(words, from - 1);
  return NEGATION_FILL.has(before) && NEGATIONS.has(before2) && !isOffered(words, from - 2);
}
