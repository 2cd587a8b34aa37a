import type { AllergenCode } from '@menu-data-service/allergens';
import type { Entry } from './lexicon/entry.ts';
import type { PhraseTrie } from './lexicon/phrase-trie.ts';
import { readText } from './reading/read-text.ts';
import type { Finding, TextFacts } from './reading/text-facts.ts';
import type { Tokens } from './text/tokens.ts';

/** A full ingredient list, as shown after "Ingredients:". */
export interface ListFacts {
  readonly text: TextFacts;
  /** Findings that count: what is named and, where the list has no sub-ingredients, what bought-in parts usually contain. */
  readonly findings: readonly Finding[];
  /** Every ingredient is known and none is a mixture that may contain more than its name says. */
  readonly complete: boolean;
  readonly vegetarian: boolean;
  readonly vegan: boolean;
}

const HEADING = /(?<!\p{L})(?:ingredients?|zutaten|ingrédients?|ingredientes|ingredienti|składniki)\s*:/iu;
/** Signs that the list names additives and sub-ingredients too, so that nothing has to be guessed. */
const DETAILED =
  /\be\d{3}|\([^),]*,[^)]*\)|emulsifier|preservative|raising agent|antioxidant|acidity regulator|stabiliser/i;
const GUESSED = new Set<AllergenCode>(['MILK', 'EGGS', 'MUSTARD', 'GLUTEN']);
const NOT_VEGETARIAN = new Set(['meat', 'pork', 'fish', 'animal', 'unclear']);
const NOT_VEGAN = new Set(['dairy', 'egg', 'honey']);
const ANIMAL = new Set<AllergenCode>(['MILK', 'EGGS', 'FISH', 'CRUSTACEANS', 'MOLLUSCS']);

/** Splits a description at "Ingredients:"; undefined where it has no such list. */
export function splitIngredientList(description: string): { before: string; list: string } | undefined {
  const heading = HEADING.exec(description);
  if (!heading) return undefined;
  const list = description.slice(heading.index + heading[0].length);
  return list.trim() === '' ? undefined : { before: description.slice(0, heading.index), list };
}

/** Reads a full list with ingredient words alone, without dish phrases and word weights. */
export function readIngredientList(list: Tokens, ingredients: PhraseTrie<Entry>): ListFacts {
  const text = readText(list, 'list', ingredients);
  const detailed = DETAILED.test(list.text);
  const findings = text.findings.filter(
    ({ strength, code }) => strength === 'certain' || (!detailed && strength === 'likely' && GUESSED.has(code)),
  );
  const facts = new Set<string>(text.diet.map(({ fact }) => fact));
  const vegetarian = text.allKnown && ![...facts].some((fact) => NOT_VEGETARIAN.has(fact));
  const vegan =
    vegetarian &&
    ![...facts].some((fact) => NOT_VEGAN.has(fact)) &&
    !text.findings.some(({ code, strength }) => ANIMAL.has(code) && strength !== 'possible');
  return { text, findings, complete: text.allKnown && !text.vague, vegetarian, vegan };
}
