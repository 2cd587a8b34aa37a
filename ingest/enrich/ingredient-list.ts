import type { AllergenCode } from '../../src/domain/allergens.ts';
import type { Entry } from './lexicon/entry.ts';
import type { PhraseTrie } from './lexicon/phrase-trie.ts';
import { type Finding, type Reading, readText } from './reading/read-text.ts';
import { tokenise } from './text/tokens.ts';

/** A full ingredient list, as shown after "Ingredients:". */
export interface ListReading {
  readonly reading: Reading;
  /** Findings that count: by definition, and for lists without sub-ingredients what bought-in parts usually hold. */
  readonly findings: readonly Finding[];
  /** Every ingredient is known and none is a mixture that can hold more than its name says. */
  readonly complete: boolean;
  readonly vegetarian: boolean;
  readonly vegan: boolean;
}

const HEADING = /\bingredients?\s*:/i;
/** Signs that the list goes down to additives and sub-ingredients, so that nothing has to be guessed. */
const DETAILED =
  /\be\d{3}|\([^),]*,[^)]*\)|emulsifier|preservative|raising agent|antioxidant|acidity regulator|stabiliser/i;
const GUESSED = new Set<AllergenCode>(['MILK', 'EGGS', 'MUSTARD', 'GLUTEN']);
const NOT_VEGETARIAN = new Set(['meat', 'pork', 'fish', 'animal', 'unclear']);
const NOT_VEGAN = new Set(['dairy', 'egg', 'honey']);
const ANIMAL = new Set<AllergenCode>(['MILK', 'EGGS', 'FISH', 'CRUSTACEANS', 'MOLLUSCS']);

/** Splits a description at "Ingredients:"; undefined where it holds no such list. */
export function splitIngredientList(description: string): { before: string; list: string } | undefined {
  const heading = HEADING.exec(description);
  if (!heading) return undefined;
  const list = description.slice(heading.index + heading[0].length);
  return list.trim() === '' ? undefined : { before: description.slice(0, heading.index), list };
}

/** Reads a full list: ingredient words alone, no dish lines, no word weights. */
export function readIngredientList(list: string, ingredients: PhraseTrie<Entry>): ListReading {
  const reading = readText(tokenise(list), 'list', ingredients);
  const detailed = DETAILED.test(list);
  const findings = reading.findings.filter(
    ({ strength, code }) => strength === 'certain' || (!detailed && strength === 'likely' && GUESSED.has(code)),
  );
  const facts = new Set<string>(reading.diet.map(({ fact }) => fact));
  const allKnown = reading.unknown.length === 0;
  const vegetarian = allKnown && ![...facts].some((fact) => NOT_VEGETARIAN.has(fact));
  const vegan =
    vegetarian &&
    ![...facts].some((fact) => NOT_VEGAN.has(fact)) &&
    !reading.findings.some(({ code, strength }) => ANIMAL.has(code) && strength !== 'possible');
  return { reading, findings, complete: allKnown && reading.vague.length === 0, vegetarian, vegan };
}
