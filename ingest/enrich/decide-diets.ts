import type { Evidence, EvidenceField } from '../../src/domain/evidence.ts';
import { DENIAL, type Diet, type DietStatements } from './diet-statements.ts';
import { type DietClaim, distrustedClaim } from './distrusted-claims.ts';
import { isDrink } from './is-drink.ts';
import type { Knowledge } from './knowledge.ts';
import { namedIngredients } from './named-ingredients.ts';
import type { ItemFacts } from './read-item.ts';
import type { DietFinding } from './reading/read-text.ts';

export interface Diets {
  readonly vegetarian: boolean;
  readonly vegan: boolean;
  readonly halal: boolean;
  readonly spicy: boolean;
  /** The restaurant states it and no named ingredient contradicts it. */
  readonly statedVegan: boolean;
  readonly statedVegetarian: boolean;
  readonly evidence: readonly Evidence[];
  readonly review: readonly string[];
  /** The statements that were believed or contradicted here. */
  readonly claims: readonly DietClaim[];
}

const NOT_VEGETARIAN = new Set(['meat', 'pork', 'fish', 'animal']);
const NOT_VEGAN = new Set(['meat', 'pork', 'fish', 'animal', 'dairy', 'egg', 'honey']);
const CHILLI = /🌶|🔥/u;
const MILD = /\b(mild|not spicy|non[- ]spicy)\b/i;

/** Vegetarian, vegan and halal only where stated or shown by a full ingredient list; spicy also from words and signs. */
export function decideDiets(item: ItemFacts, { lexicon }: Knowledge): Diets {
  const { stated, list } = item;
  const { distrusted = [] } = item.input;
  const evidence: Evidence[] = [];
  const review: string[] = [];
  const claims: DietClaim[] = [];
  let named: readonly DietFinding[] | undefined;
  const add = (
    field: EvidenceField,
    value: boolean,
    basis: Evidence['basis'],
    words: string,
    rule: string,
    confidence: number,
  ) => evidence.push({ field, value: String(value), basis, words: clip(words), rule, confidence });

  /** Words that state a diet: of the legend first, then of the item's own text, then of its section. */
  const saying = (diet: Diet) =>
    [
      stated[diet] === true ? (stated.words?.[diet] ?? diet) : undefined,
      item.nameDiets[diet],
      item.descriptionDiets[diet],
      ofSection(item.sectionDiets, diet),
    ].find((words) => words !== undefined && believed(diet, words));
  const believed = (diet: Diet, words: string): boolean => {
    const doubted = distrustedClaim(distrusted, diet, words);
    if (!doubted) return true;
    const { items, contradictions } = doubted;
    const why = `${contradictions} of the ${items} dishes it is said of contradict it`;
    review.push(`${diet}: stated ("${clip(words)}"), but not believed, because ${why}`);
    return false;
  };
  const denial = (diet: Diet) =>
    stated[diet] === false
      ? (stated.words?.[diet] ?? `not ${diet}`)
      : (item.nameDiets[DENIAL[diet]] ?? item.descriptionDiets[DENIAL[diet]]);

  const judge = (diet: Diet, against: (one: DietFinding) => boolean) => {
    const words = saying(diet) ?? (diet === 'vegetarian' ? saying('vegan') : undefined);
    const no = denial(diet);
    const claim = (contradicted: boolean) => {
      if (words !== undefined && saying(diet) === words) claims.push({ diet, words, contradicted });
    };
    if (no !== undefined) {
      claim(true);
      add(diet, false, 'stated', no, 'stated', 0.98);
      if (words !== undefined) review.push(`${diet}: stated ("${clip(words)}") and denied ("${clip(no)}")`);
      return false;
    }
    if (words === undefined) return undefined;
    named ??= namedIngredients(item, lexicon).diet;
    const clash = named.find(against);
    claim(clash !== undefined);
    if (clash) {
      review.push(`${diet}: stated ("${clip(words)}"), but "${clip(clash.words)}" is named`);
      add(diet, false, 'estimated', clash.words, 'clash with a named ingredient', 0.6);
      return false;
    }
    add(diet, true, 'stated', words, 'stated', 0.97);
    return true;
  };

  const vegan = judge('vegan', ({ fact }) => NOT_VEGAN.has(fact));
  const vegetarian = judge('vegetarian', ({ fact }) => NOT_VEGETARIAN.has(fact));
  const halal = judge('halal', ({ fact }) => fact === 'pork' || fact === 'alcohol');
  const listVegan =
    vegan === undefined && list?.vegan === true && item.name.diet.every(({ fact }) => !NOT_VEGAN.has(fact));
  const listVegetarian =
    vegetarian === undefined &&
    vegan !== true &&
    list?.vegetarian === true &&
    item.name.diet.every(({ fact }) => !NOT_VEGETARIAN.has(fact));
  if (listVegan)
    add('vegan', true, 'estimated', list.text.tokens.text.trim(), 'every ingredient known and none animal', 0.9);
  if (listVegetarian)
    add(
      'vegetarian',
      true,
      'estimated',
      list.text.tokens.text.trim(),
      'every ingredient known and none of meat or fish',
      0.9,
    );

  const spicyWords = spicyBecause(item);
  if (stated.spicy !== undefined) add('spicy', stated.spicy, 'stated', stated.words?.spicy ?? '', 'stated', 0.98);
  else if (spicyWords !== undefined) add('spicy', true, 'estimated', spicyWords, 'spicy word or dish', 0.8);

  return {
    vegan: vegan ?? listVegan,
    vegetarian: vegetarian === false ? false : vegetarian === true || vegan === true || listVegetarian || listVegan,
    halal: halal ?? false,
    spicy: stated.spicy ?? spicyWords !== undefined,
    statedVegan: vegan === true,
    statedVegetarian: vegetarian === true || vegan === true,
    evidence,
    review: [...new Set(review)],
    claims,
  };
}

const clip = (text: string): string => (text.length > 120 ? `${text.slice(0, 117)}…` : text);

/** A section "Vegan & vegetarian" has dishes of both kinds, so that it states only the weaker diet of each. */
function ofSection(section: DietStatements, diet: Diet): string | undefined {
  return diet === 'vegan' && section.vegetarian !== undefined ? undefined : section[diet];
}

function spicyBecause(item: ItemFacts): string | undefined {
  const text = `${item.input.name} ${item.input.description ?? ''}`;
  if (CHILLI.test(text)) return '🌶';
  if (MILD.test(text)) return undefined;
  // In "Merlot, Chile" the word is the country.
  return item.name.spicy ?? (isDrink(item.input.name, item.input.section) ? undefined : item.description.spicy);
}
