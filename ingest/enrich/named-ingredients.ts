import type { Lexicon } from './lexicon/load-lexicon.ts';
import type { ItemReading } from './read-item.ts';
import { type DietFinding, type Finding, type Reading, readText } from './reading/read-text.ts';

/** What an item's text names word by word, without dish lines: they say what is usual and contradict nobody. */
export interface NamedIngredients {
  /** By definition only, also where a statement denies them. */
  readonly inName: readonly Finding[];
  readonly inDescription: readonly Finding[];
  readonly inList: readonly Finding[];
  readonly diet: readonly DietFinding[];
}

const certain = (reading: Reading): Finding[] => reading.findings.filter(({ strength }) => strength === 'certain');

/** Reads name and description once more with ingredient words alone, to find what contradicts a statement. */
export function namedIngredients({ name, description, list }: ItemReading, { ingredients }: Lexicon): NamedIngredients {
  const nameRead = readText(name.tokens, 'name', ingredients);
  const descriptionRead = readText(description.tokens, 'description', ingredients);
  return {
    inName: certain(nameRead),
    inDescription: certain(descriptionRead),
    inList: list ? certain(list.reading) : [],
    diet: [...nameRead.diet, ...descriptionRead.diet, ...(list?.reading.diet ?? [])],
  };
}
