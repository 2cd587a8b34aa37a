import type { Evidence, EvidenceField } from '../../src/domain/evidence.ts';
import type { DietStatements } from './diet-statements.ts';
import { isDrink } from './is-drink.ts';
import type { Knowledge } from './knowledge.ts';
import { namedIngredients } from './named-ingredients.ts';
import type { ItemReading } from './read-item.ts';
import type { DietFinding } from './reading/read-text.ts';

export interface Diets {
  readonly vegetarian: boolean;
  readonly vegan: boolean;
  readonly halal: boolean;
  readonly spicy: boolean;
  /** The restaurant states it, and no named ingredient contradicts. */
  readonly statedVegan: boolean;
  readonly statedVegetarian: boolean;
  readonly evidence: readonly Evidence[];
  readonly review: readonly string[];
}

const NOT_VEGETARIAN = new Set(['meat', 'pork', 'fish', 'animal']);
const NOT_VEGAN = new Set(['meat', 'pork', 'fish', 'animal', 'dairy', 'egg', 'honey']);
const CHILLI = /🌶|🔥/u;
const MILD = /\b(mild|not spicy|non[- ]spicy)\b/i;

const clip = (text: string): string => (text.length > 120 ? `${text.slice(0, 117)}…` : text);

/** Vegetarian, vegan and halal only where stated or shown by a full ingredient list; spicy from words and signs too. */
export function decideDiets(item: ItemReading, { lexicon }: Knowledge): Diets {
  const { stated, list } = item;
  const evidence: Evidence[] = [];
  const review: string[] = [];
  let named: readonly DietFinding[] | undefined;
  const add = (
    field: EvidenceField,
    value: boolean,
    basis: Evidence['basis'],
    words: string,
    rule: string,
    confidence: number,
  ) => evidence.push({ field, value: String(value), basis, words: clip(words), rule, confidence });

  /** Stated words for a diet: legend first, then the item's own text, then its section. */
  const saying = (diet: 'vegan' | 'vegetarian' | 'halal') => {
    if (stated[diet] === true && !stated.optionOnly) return stated.words?.[diet] ?? diet;
    return item.nameDiets[diet] ?? item.descriptionDiets[diet] ?? ofSection(item.sectionDiets, diet);
  };
  const denial = (diet: 'vegan' | 'vegetarian' | 'halal', not: 'notVegan' | 'notVegetarian' | 'notHalal') =>
    stated[diet] === false
      ? (stated.words?.[diet] ?? `not ${diet}`)
      : (item.nameDiets[not] ?? item.descriptionDiets[not]);

  const judge = (
    diet: 'vegan' | 'vegetarian' | 'halal',
    not: 'notVegan' | 'notVegetarian' | 'notHalal',
    against: (one: DietFinding) => boolean,
  ) => {
    const words = saying(diet) ?? (diet === 'vegetarian' ? saying('vegan') : undefined);
    const no = denial(diet, not);
    if (no !== undefined) {
      add(diet, false, 'stated', no, 'stated', 0.98);
      if (words !== undefined) review.push(`${diet}: stated ("${clip(words)}") and denied ("${clip(no)}")`);
      return false;
    }
    if (words === undefined) return undefined;
    named ??= namedIngredients(item, lexicon).diet;
    const clash = named.find(against);
    if (clash) {
      review.push(`${diet}: stated ("${clip(words)}"), but "${clip(clash.words)}" is named`);
      add(diet, false, 'estimated', clash.words, 'clash with a named ingredient', 0.6);
      return false;
    }
    add(diet, true, 'stated', words, 'stated', 0.97);
    return true;
  };

  const vegan = judge('vegan', 'notVegan', ({ fact }) => NOT_VEGAN.has(fact));
  const vegetarian = judge('vegetarian', 'notVegetarian', ({ fact }) => NOT_VEGETARIAN.has(fact));
  const halal = judge('halal', 'notHalal', ({ fact }) => fact === 'pork' || fact === 'alcohol');
  const listVegan =
    vegan === undefined && list?.vegan === true && item.name.diet.every(({ fact }) => !NOT_VEGAN.has(fact));
  const listVegetarian =
    vegetarian === undefined &&
    vegan !== true &&
    list?.vegetarian === true &&
    item.name.diet.every(({ fact }) => !NOT_VEGETARIAN.has(fact));
  if (listVegan)
    add('vegan', true, 'estimated', list.reading.tokens.text.trim(), 'every ingredient known and none animal', 0.9);
  if (listVegetarian)
    add(
      'vegetarian',
      true,
      'estimated',
      list.reading.tokens.text.trim(),
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
    review,
  };
}

/** A section "Vegan & vegetarian" holds both: of each item only the weaker is stated. */
function ofSection(section: DietStatements, diet: 'vegan' | 'vegetarian' | 'halal'): string | undefined {
  return diet === 'vegan' && section.vegetarian !== undefined ? undefined : section[diet];
}

function spicyBecause(item: ItemReading): string | undefined {
  const text = `${item.input.name} ${item.input.description ?? ''}`;
  if (CHILLI.test(text)) return '🌶';
  if (MILD.test(text)) return undefined;
  // "Merlot, Chile" is from there.
  return item.name.spicy ?? (isDrink(item.input.name, item.input.section) ? undefined : item.description.spicy);
}
