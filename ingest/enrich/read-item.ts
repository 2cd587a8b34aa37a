import type { StatedFacts } from '@menu-data-service/menu-reader';
import { type DietStatements, readDietStatements } from './diet-statements.ts';
import type { DistrustedClaim } from './distrusted-claims.ts';
import { readHeading } from './heading.ts';
import { type ListFacts, readIngredientList, splitIngredientList } from './ingredient-list.ts';
import type { Knowledge } from './knowledge.ts';
import { inEnglish } from './languages/read-languages.ts';
import type { Language } from './languages/read-vocabulary.ts';
import { readText } from './reading/read-text.ts';
import type { TextFacts } from './reading/text-facts.ts';
import { tokenise } from './text/tokens.ts';

export interface ItemInput {
  /** Language of the menu, where it is known. */
  readonly language?: Language | 'en' | undefined;
  readonly name: string;
  readonly description: string | null;
  readonly section?: string | undefined;
  readonly cuisine?: string | undefined;
  /** What the document's legend, codes and statements about the whole menu say about the item. */
  readonly stated?: StatedFacts | undefined;
  /** Statements that other items of the menu contradict; they are not believed of this one either. */
  readonly distrusted?: readonly DistrustedClaim[];
}

/** What the texts of one item say. */
export interface ItemFacts {
  readonly input: ItemInput;
  readonly stated: StatedFacts;
  readonly name: TextFacts;
  /** Without the ingredient list, if there is one. */
  readonly description: TextFacts;
  readonly section: TextFacts;
  readonly cuisine: TextFacts;
  readonly list: ListFacts | undefined;
  readonly nameDiets: DietStatements;
  readonly descriptionDiets: DietStatements;
  readonly sectionDiets: DietStatements;
  /** True where its texts and its menu are English, the only language in which estimates of absence were measured. */
  readonly english: boolean;
  /** True where it is read by the words of another language. */
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
  const { texts, translated, english } = inEnglish(own, around, input.language, { languages, lexicon });
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
