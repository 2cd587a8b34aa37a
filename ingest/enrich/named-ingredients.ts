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

/** Milky dishes and drinks that come in plant versions: as the name of a dish marked vegan they contradict nothing. */
const PLANT_VERSIONS = new Set(
  'latte, cappuccino, flat white, mocha, hot chocolate, milkshake, ice cream, gelato, sundae'.split(', '),
);
const isDishItself = (words: string): boolean => PLANT_VERSIONS.has(words.toLowerCase().replace(/s$/, ''));

/** Chickpea "tuna": quotation marks tell that it is none. */
function isQuoted(text: string, words: string): boolean {
  const at = text.indexOf(words);
  return /["“'‘]$/.test(text.slice(0, at)) && /^["”'’]/.test(text.slice(at + words.length));
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
    diet: [
      ...nameRead.diet.filter((one) => !isDishItself(one.words) && !isQuoted(name.tokens.text, one.words)),
      ...descriptionRead.diet.filter((one) => !isQuoted(description.tokens.text, one.words)),
      ...(list?.reading.diet ?? []),
    ],
  };
}
