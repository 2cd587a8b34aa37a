import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { StatedFacts } from '@menu-data-service/menu-model/draft-menu';
import { type DietStatements, readDietStatements } from './diet-statements.ts';
import type { DistrustedClaim } from './distrusted-claims.ts';
import { readHeading } from './heading.ts';
import type { Knowledge } from './knowledge.ts';
import { translateToEnglish } from './languages/read-languages.ts';
import type { Language } from './languages/read-vocabulary.ts';
import type { Entry } from './lexicon/entry.ts';
import type { PhraseTrie } from './lexicon/phrase-trie.ts';
import { readText } from './reading/read-text.ts';
import type { Finding, TextFacts } from './reading/text-facts.ts';
import { type Tokens, tokenise } from './text/tokens.ts';

export interface ItemInput {
  readonly language?: Language | 'en' | undefined;
  readonly name: string;
  readonly description: string | null;
  readonly section?: string | undefined;
  readonly cuisine?: string | undefined;
  readonly stated?: StatedFacts | undefined;
  /** Statements that other items of the menu contradict; they are not believed of this one either. */
  readonly distrusted?: readonly DistrustedClaim[];
}

export interface ItemFacts {
  readonly input: ItemInput;
  readonly stated: StatedFacts;
  readonly name: TextFacts;
  readonly description: TextFacts;
  readonly section: TextFacts;
  readonly cuisine: TextFacts;
  readonly list: ListFacts | undefined;
  readonly nameDiets: DietStatements;
  readonly descriptionDiets: DietStatements;
  readonly sectionDiets: DietStatements;
  /** True where its texts and its menu are English, the only language in which estimates of absence were measured. */
  readonly english: boolean;
  readonly translated: boolean;
}

const NO_FACTS: StatedFacts = {};
const NO_TOKENS = tokenise('');

export function readItem(input: ItemInput, { lexicon, languages, printedHeading }: Knowledge): ItemFacts {
  const text = input.description ?? '';
  const split = splitIngredientList(text);
  const own = [input.name, split ? split.before : text, split?.list ?? ''].map(tokenise);
  const above = printedHeading(input.section ?? '');
  const around = [above.facts.tokens];
  const { texts, translated, english } = translateToEnglish(own, around, input.language, { languages, lexicon });
  const [name = NO_TOKENS, description = NO_TOKENS, list = NO_TOKENS, section = NO_TOKENS] = texts;
  const heading = section === above.facts.tokens ? above : readHeading(section, lexicon);
  return {
    input,
    stated: input.stated ?? NO_FACTS,
    name: readText(name, 'name', lexicon.dishes),
    description: readText(description, 'description', lexicon.dishes),
    section: heading.facts,
    cuisine: printedHeading(input.cuisine ?? '').facts,
    list: split ? readIngredientList(list, lexicon.ingredients) : undefined,
    nameDiets: readDietStatements(name, 'name'),
    descriptionDiets: readDietStatements(description, 'description'),
    sectionDiets: heading.diets,
    translated,
    english,
  };
}

export interface ListFacts {
  readonly text: TextFacts;
  /** Findings that count: named allergens and, where the list has no sub-ingredients, the usual contents of bought-in parts. */
  readonly findings: readonly Finding[];
  /** Every ingredient is known and none is a mixture that may contain more than its name says. */
  readonly complete: boolean;
  readonly vegetarian: boolean;
  readonly vegan: boolean;
}

const HEADING = /(?<!\p{L})(?:ingredients?|zutaten|ingrédients?|ingredientes|ingredienti|składniki)\s*:/iu;
/** Signs of a list with additives and sub-ingredients, in which nothing has to be guessed. */
// recheck-ignore: a description has at most 3,000 letters
const DETAILED =
  /\be\d{3}|\([^),]*,[^)]*\)|emulsifier|preservative|raising agent|antioxidant|acidity regulator|stabiliser/i;
const GUESSED = new Set<AllergenCode>(['MILK', 'EGGS', 'MUSTARD', 'GLUTEN']);
const NOT_VEGETARIAN = new Set(['meat', 'pork', 'fish', 'animal', 'unclear']);
const NOT_VEGAN = new Set(['dairy', 'egg', 'honey']);
const ANIMAL = new Set<AllergenCode>(['MILK', 'EGGS', 'FISH', 'CRUSTACEANS', 'MOLLUSCS']);

function splitIngredientList(description: string): { before: string; list: string } | undefined {
  const heading = HEADING.exec(description);
  if (!heading) return undefined;
  const list = description.slice(heading.index + heading[0].length);
  return list.trim() === '' ? undefined : { before: description.slice(0, heading.index), list };
}

function readIngredientList(list: Tokens, ingredients: PhraseTrie<Entry>): ListFacts {
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
