import type { Evidence } from '@menu-data-service/menu-model/evidence';
import type { Diet } from './diet-statements.ts';
import type { DietClaim } from './distrusted-claims.ts';
import { isDrink } from './is-drink.ts';
import { type Judgement, judgeDiet, truncateQuote } from './judge-diet.ts';
import type { Knowledge } from './knowledge.ts';
import { namedIngredients } from './named-ingredients.ts';
import type { ItemFacts } from './read-item.ts';
import type { DietFinding } from './reading/text-facts.ts';

export interface Diets {
  readonly vegetarian: boolean;
  readonly vegan: boolean;
  readonly halal: boolean;
  readonly spicy: boolean;
  readonly statedVegan: boolean;
  readonly statedVegetarian: boolean;
  readonly veganByHeading: boolean;
  readonly evidence: readonly Evidence[];
  readonly review: readonly string[];
  readonly claims: readonly DietClaim[];
}

interface DietRule {
  readonly leavesOut: ReadonlySet<string>;
  readonly impliedBy?: Diet;
}

const RULES: Readonly<Record<Diet, DietRule>> = {
  vegan: { leavesOut: new Set(['meat', 'pork', 'fish', 'animal', 'dairy', 'egg', 'honey']) },
  vegetarian: { leavesOut: new Set(['meat', 'pork', 'fish', 'animal']), impliedBy: 'vegan' },
  halal: { leavesOut: new Set(['pork', 'alcohol']) },
};
const CHILLI = /🌶|🔥/u;
const MILD = /\b(mild|not spicy|non[- ]spicy)\b/i;

/** Vegetarian, vegan and halal are true only where stated or shown by a full ingredient list; spicy also follows from words and signs. */
export function decideDiets(item: ItemFacts, { lexicon }: Knowledge): Diets {
  let named: readonly DietFinding[] | undefined;
  const judge = (diet: Diet): Judgement =>
    judgeDiet(item, diet, RULES[diet].impliedBy, () => {
      named ??= namedIngredients(item, lexicon).diet;
      return named.find(({ fact }) => RULES[diet].leavesOut.has(fact));
    });
  const [vegan, vegetarian, halal] = [judge('vegan'), judge('vegetarian'), judge('halal')];
  const judged = [vegan, vegetarian, halal];
  const byList = dietsOfList(item, vegan.holds, vegetarian.holds);
  const heat = heatOf(item);
  const isVegan = vegan.holds ?? byList.vegan;
  const statedVegetarian = vegetarian.holds === true || vegan.holds === true;
  return {
    vegan: isVegan,
    vegetarian: vegetarian.holds !== false && (statedVegetarian || byList.vegetarian || byList.vegan),
    halal: halal.holds ?? false,
    spicy: heat.spicy,
    statedVegan: vegan.holds === true,
    statedVegetarian,
    veganByHeading: vegan.holds === true && vegan.ofHeading,
    evidence: [...judged.flatMap(({ evidence }) => evidence), ...byList.evidence, ...heat.evidence],
    review: [...new Set(judged.flatMap(({ review }) => review))],
    claims: judged.flatMap(({ claims }) => claims),
  };
}

/** Diets shown by a full ingredient list, where none is stated and the name does not contradict it. */
function dietsOfList(
  { list, name }: ItemFacts,
  vegan: boolean | undefined,
  vegetarian: boolean | undefined,
): { vegan: boolean; vegetarian: boolean; evidence: Evidence[] } {
  const fits = (diet: 'vegan' | 'vegetarian') =>
    list?.[diet] === true && name.diet.every(({ fact }) => !RULES[diet].leavesOut.has(fact));
  const isVegan = vegan === undefined && fits('vegan');
  const isVegetarian = vegetarian === undefined && vegan !== true && fits('vegetarian');
  const shown = (field: Diet, rule: string): Evidence => {
    const words = truncateQuote(list?.text.tokens.text.trim() ?? '');
    return { field, value: 'true', basis: 'estimated', words, rule, confidence: 0.9 };
  };
  return {
    vegan: isVegan,
    vegetarian: isVegetarian,
    evidence: [
      ...(isVegan ? [shown('vegan', 'every ingredient known and none animal')] : []),
      ...(isVegetarian ? [shown('vegetarian', 'every ingredient known and none of meat or fish')] : []),
    ],
  };
}

function heatOf(item: ItemFacts): { spicy: boolean; evidence: Evidence[] } {
  const { stated } = item;
  const evidence = (spicy: boolean, basis: Evidence['basis'], words: string, rule: string, confidence: number) => [
    { field: 'spicy' as const, value: String(spicy), basis, words: truncateQuote(words), rule, confidence },
  ];
  if (stated.spicy !== undefined)
    return {
      spicy: stated.spicy,
      evidence: evidence(stated.spicy, 'stated', stated.words?.spicy ?? '', 'stated', 0.98),
    };
  const words = spicyBecause(item);
  if (words === undefined) return { spicy: false, evidence: [] };
  return { spicy: true, evidence: evidence(true, 'estimated', words, 'spicy word or dish', 0.8) };
}

function spicyBecause(item: ItemFacts): string | undefined {
  const text = `${item.input.name} ${item.input.description ?? ''}`;
  if (CHILLI.test(text)) return '🌶';
  if (MILD.test(text)) return undefined;
  // In "Merlot, Chile" the word is the country.
  return item.name.spicy ?? (isDrink(item.input.name, item.input.section) ? undefined : item.description.spicy);
}
