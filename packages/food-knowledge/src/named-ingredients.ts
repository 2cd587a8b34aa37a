import type { Lexicon } from './lexicon/load-lexicon.ts';
import type { ItemFacts } from './read-item.ts';
import { readText } from './reading/read-text.ts';
import type { DietFinding, Finding, TextFacts } from './reading/text-facts.ts';

/** Ingredients named word by word. Dish phrases are left out: they say what is usual, which contradicts no statement. */
export interface NamedIngredients {
  readonly inName: readonly Finding[];
  readonly inDescription: readonly Finding[];
  readonly inList: readonly Finding[];
  readonly diet: readonly DietFinding[];
}

/** Milky dishes and drinks with plant versions. The name of one that is marked vegan or dairy free does not contradict the mark. */
const PLANT_VERSIONS = new Set(
  (
    'latte, cappuccino, flat white, mocha, hot chocolate, milkshake, shake, frappe, cortado, macchiato, ice cream, gelato, sundae, ' +
    'yoghurt, yogurt, frozen yoghurt, frozen yogurt, panna cotta, panna, custard, cheesecake, milk shake'
  ).split(', '),
);

/** Reads name and description again with ingredient words alone, to find contradictions of a statement. */
export function namedIngredients({ name, description, list }: ItemFacts, { ingredients }: Lexicon): NamedIngredients {
  const nameRead = readText(name.tokens, 'name', ingredients);
  const descriptionRead = readText(description.tokens, 'description', ingredients);
  return {
    inName: certain(nameRead),
    inDescription: certain(descriptionRead),
    inList: list ? certain(list.text) : [],
    diet: [
      ...nameRead.diet.filter((one) => !hasPlantVersion(one.words) && !isQuoted(name.tokens.text, one.words)),
      ...descriptionRead.diet.filter((one) => !isQuoted(description.tokens.text, one.words)),
      ...(list?.text.diet ?? []),
    ],
  };
}

const certain = ({ findings }: TextFacts): Finding[] => findings.filter(({ strength }) => strength === 'certain');

export const hasPlantVersion = (words: string): boolean => PLANT_VERSIONS.has(words.toLowerCase().replace(/s$/, ''));

/** Quotation marks mark an imitation: chickpea "tuna". */
function isQuoted(text: string, words: string): boolean {
  const at = text.indexOf(words);
  return /["“'‘]$/.test(text.slice(0, at)) && /^["”'’]/.test(text.slice(at + words.length));
}
