import { MILK_CARRIERS } from './lexicon/word-classes.ts';
import type { ItemFacts } from './read-item.ts';
import { PLANT_MILK } from './reading/qualifiers.ts';
import type { Finding } from './reading/text-facts.ts';

/** The plant milk is one of several, or has to be asked for. */
const NOT_ALONE =
  /\b(?:or|dairy|cow|whole|skimmed|option|optional|available|request|ask|choice|choose|alternative|add|extra|swap|can)\b/;

/** True for the milk that is known of a latte or a porridge whose description names a plant milk in its place. */
export function isMilkOfPlants({ code, phrase, source }: Finding, { description }: ItemFacts): boolean {
  if (code !== 'MILK' || source !== 'dish' || !MILK_CARRIERS.has(phrase)) return false;
  const sentences = description.tokens.words.join(' ').split(' . ');
  return sentences.some((sentence) => PLANT_MILK.test(sentence) && !NOT_ALONE.test(sentence));
}
