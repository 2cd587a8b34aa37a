import type { StatedFacts } from '@menu-data-service/menu-reader';
import { type DietStatements, readDietStatements } from './diet-statements.ts';
import type { DistrustedClaim } from './distrusted-claims.ts';
import { type ListFacts, readIngredientList, splitIngredientList } from './ingredient-list.ts';
import type { Knowledge } from './knowledge.ts';
import { readText, type TextFacts } from './reading/read-text.ts';
import { tokenise } from './text/tokens.ts';

export interface ItemInput {
  readonly name: string;
  readonly description: string | null;
  readonly section?: string;
  readonly cuisine?: string;
  /** What the document's legend, codes and statements about the whole menu say about the item. */
  readonly stated?: StatedFacts;
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
}

const NO_FACTS: StatedFacts = {};

export function readItem(input: ItemInput, { lexicon }: Knowledge): ItemFacts {
  const text = input.description ?? '';
  const split = splitIngredientList(text);
  const name = tokenise(input.name);
  const description = tokenise(split ? split.before : text);
  const section = tokenise(input.section ?? '');
  return {
    input,
    stated: input.stated ?? NO_FACTS,
    name: readText(name, 'name', lexicon.dishes),
    description: readText(description, 'description', lexicon.dishes),
    section: readText(section, 'name', lexicon.dishes),
    cuisine: readText(tokenise(input.cuisine ?? ''), 'name', lexicon.dishes),
    list: split ? readIngredientList(split.list, lexicon.ingredients) : undefined,
    nameDiets: readDietStatements(name, 'name'),
    descriptionDiets: readDietStatements(description, 'description'),
    sectionDiets: readDietStatements(section, 'name'),
  };
}
