import { type AllergenCode, allergenCodes, formatAllergens } from '@menu-data-service/menu-model/allergens';
import { type Evidence, NO_PORTION } from '@menu-data-service/menu-model/evidence';
import type { AllergenDecision } from './allergen-decision.ts';
import { estimateCalories } from './calories/estimate-calories.ts';
import { decideAllergens } from './decide-allergens.ts';
import { decideDiets } from './decide-diets.ts';
import type { DietClaim } from './distrusted-claims.ts';
import { isDrink } from './is-drink.ts';
import { keepEstimates } from './keep-estimates.ts';
import { type Knowledge, knowledge } from './knowledge.ts';
import { type ItemFacts, type ItemInput, readItem } from './read-item.ts';
import { printed, type Tokens } from './text/tokens.ts';

export interface EnrichedItem {
  readonly vegetarian: boolean;
  readonly vegan: boolean;
  readonly halal: boolean;
  readonly spicy: boolean;
  readonly calories: number;
  readonly allergens: string;
  readonly evidence: readonly Evidence[];
  /** Reasons why a person should look at the item; empty when there are none. */
  readonly review: readonly string[];
  /** All entries: contained or possibly contained, stated or estimated. */
  readonly allergenCodes: readonly AllergenCode[];
  /** True only where allergens outside allergenCodes are known to be absent. */
  readonly allergensKnown: boolean;
  readonly claims: readonly DietClaim[];
}

/** Tags one item. Statements beat estimates; on a clash with a named ingredient the safe value wins and review follows. */
export function enrichItem(input: ItemInput, known: Knowledge = knowledge()): EnrichedItem {
  const item = readItem(input, known);
  const diets = decideDiets(item, known);
  const allergens = withKeptEstimates(decideAllergens(item, diets, known), input, known);
  const calories = decideCalories(item, known);
  return {
    vegetarian: diets.vegetarian,
    vegan: diets.vegan,
    halal: diets.halal,
    spicy: diets.spicy,
    calories: calories.value,
    allergens: formatAllergens(allergens, allergens.statedFree),
    evidence: [...diets.evidence, ...calories.evidence, ...allergens.evidence],
    review: [...new Set([...diets.review, ...calories.review, ...allergens.review])],
    allergenCodes: allergenCodes(allergens),
    allergensKnown: allergens.known,
    claims: diets.claims,
  };
}

function withKeptEstimates(now: AllergenDecision, input: ItemInput, known: Knowledge): AllergenDecision {
  const { uncorrected, decided = {} } = input.stated ?? {};
  if (uncorrected === undefined) return now;
  const item = readItem({ ...input, ...uncorrected }, known);
  return keepEstimates(now, decideAllergens(item, decideDiets(item, known), known), new Set(Object.keys(decided)));
}

export interface CalorieDecision {
  /** kcal of the item as listed; 0 only for a drink that states it. */
  readonly value: number;
  readonly evidence: readonly Evidence[];
  readonly review: readonly string[];
}

/** A stated value above this is more likely a misprint. */
const MAX_KCAL = 4000;
// recheck-ignore: a description has at most 3,000 letters
const KCAL = /\b(\d{1,2}[,.]?\d{3}|\d{1,3})\s?k?cals?\b(?!\s*(?:a|per|each)\s*(?:day|100))/i;
/** "Adults need around 2000 kcal a day" says nothing about the item. */
const OF_A_DAY = /\b(?:adults?|daily|a day|per day|per 100)\b/i;

/** The stated calories, otherwise an estimate by dish class with its range in the evidence. */
function decideCalories(item: ItemFacts, { portions }: Knowledge): CalorieDecision {
  const { stated, name, description, section, input } = item;
  const drink = isDrink(input.name, input.section);
  const found = statedKcal(item);
  if (found && (found.kcal > 0 || drink)) {
    const odd = found.kcal > MAX_KCAL;
    const value = Math.round(found.kcal);
    const words = stated.words?.calories ?? found.words;
    return {
      value,
      evidence: [
        { field: 'calories', value: `${value}`, basis: 'stated', words, rule: 'stated', confidence: odd ? 0.5 : 0.98 },
      ],
      review: odd ? [`calories: ${value} kcal is stated, which is unlikely for one item`] : [],
    };
  }
  const { kcal, range, phrase } = estimateCalories(item, drink, portions);
  const words =
    phrase &&
    [name, description, section].map(({ tokens }) => wordsOf(phrase, tokens)).find((found) => found !== undefined);
  return {
    value: kcal,
    evidence: [
      {
        field: 'calories',
        value: `${kcal}`,
        basis: 'estimated',
        words: words ?? '',
        rule: phrase ? `portion: ${phrase}` : NO_PORTION,
        confidence: phrase ? 0.5 : 0.2,
        range,
      },
    ],
    review: found ? ['calories: 0 kcal is stated for food'] : [],
  };
}

function statedKcal({ stated, input }: ItemFacts): { kcal: number; words: string } | undefined {
  if (stated.calories !== undefined && Number.isFinite(stated.calories) && stated.calories >= 0)
    return { kcal: stated.calories, words: `${stated.calories} kcal` };
  for (const sentence of [input.name, ...(input.description ?? '').split(/[.;!?\n](?!\d)/)]) {
    const match = OF_A_DAY.test(sentence) ? null : KCAL.exec(sentence);
    if (match) return { kcal: Number((match[1] ?? '').replace(/[,.]/, '')), words: match[0] };
  }
  return undefined;
}

/** A folded phrase as printed in a text; undefined where it is not in it. */
function wordsOf(phrase: string, tokens: Tokens): string | undefined {
  const words = phrase.split(' ');
  const at = tokens.words.findIndex((_, i) => words.every((word, j) => tokens.words[i + j] === word));
  return at < 0 ? undefined : printed(tokens, at, at + words.length);
}
