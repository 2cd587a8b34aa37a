import { ALLERGENS, type AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { Knowledge } from '../knowledge.ts';
import type { ItemFacts } from '../read-item.ts';
import type { Finding, TextFacts } from '../reading/text-facts.ts';
import { weighEach } from '../weigh-allergens.ts';
import type { LogOdds } from '../weights/word-weights.ts';

/** Minimum share of known words in a text; with fewer it says too little about the dish. */
const MIN_KNOWN = 0.5;

/**
 * Log-odds that an item contains an allergen, for allergens without a hint in its name, description, section or cuisine. Empty where a text
 * or its menu is not English, where too few words are known, or where a word such as "special" leaves the contents open.
 * @param findings all of the item, including those that do not count
 * @param logOdds of the word weights; undefined where these are not used, which gives an empty result
 */
export function absenceOdds(
  item: ItemFacts,
  findings: readonly Finding[],
  logOdds: LogOdds | undefined,
  { allergenHints }: Knowledge,
): ReadonlyMap<AllergenCode, number> {
  const { name, description, section, cuisine, english } = item;
  const isTold = isKnown(name) && (description.tokens.words.length === 0 || isKnown(description));
  if (!logOdds || !english || !isTold) return NONE;
  const hinted = new Set(findings.map(({ code }) => code));
  for (const { tokens } of [name, description, section, cuisine])
    for (const word of tokens.words) for (const code of allergenHints(word)) hinted.add(code);
  for (const { withheld, declared } of [name, description]) {
    for (const code of withheld) hinted.add(code);
    for (const { code } of declared) hinted.add(code);
  }
  if (hinted.size === ALLERGENS.length) return NONE;
  const weighed = weighEach({ item, findings: [], logOdds, closed: hinted, negated: hinted });
  return new Map(weighed.map(({ code, odds }) => [code, odds]));
}

const NONE: ReadonlyMap<AllergenCode, number> = new Map();

const isKnown = ({ covered }: TextFacts): boolean => covered > MIN_KNOWN;
