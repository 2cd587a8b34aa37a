import type { StatedFacts } from '../../src/domain/draft-menu.ts';
import { type DietStatements, readDietStatements } from './diet-statements.ts';
import { type ListReading, readIngredientList, splitIngredientList } from './ingredient-list.ts';
import type { Knowledge } from './knowledge.ts';
import { type Reading, readText } from './reading/read-text.ts';
import { tokenise } from './text/tokens.ts';

export interface ItemInput {
  readonly name: string;
  readonly description: string | null;
  readonly section?: string;
  readonly cuisine?: string;
  /** What the document's legend, codes and menu-wide statements say of the item. */
  readonly stated?: StatedFacts;
}

/** One item with all its texts read. */
export interface ItemReading {
  readonly input: ItemInput;
  readonly stated: StatedFacts;
  readonly name: Reading;
  /** Without the ingredient list, where there is one. */
  readonly description: Reading;
  readonly section: Reading;
  readonly cuisine: Reading;
  readonly list: ListReading | undefined;
  readonly nameDiets: DietStatements;
  readonly descriptionDiets: DietStatements;
  readonly sectionDiets: DietStatements;
}

const NO_FACTS: StatedFacts = {};

export function readItem(input: ItemInput, { lexicon }: Knowledge): ItemReading {
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
