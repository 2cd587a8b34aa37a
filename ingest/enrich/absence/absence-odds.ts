import { ALLERGENS, type AllergenCode } from '@menu-data-service/allergens';
import type { Knowledge } from '../knowledge.ts';
import type { ItemFacts } from '../read-item.ts';
import type { Finding, TextFacts } from '../reading/text-facts.ts';
import { weighEach } from '../weigh-allergens.ts';
import type { LogOdds } from '../weights/word-weights.ts';

/** More than this share of the words of a text must be known, or it says too little about the dish. */
const LEAST_KNOWN = 0.5;

/**
 * Log-odds that an item contains an allergen, for those of which nothing in its name, description, section or cuisine gives a hint.
 * None where a text or its menu is not English, where too few of the words are known, or where a word such as "special" says that the text does not tell.
 * @param findings all of the item, whatever they count for
 * @param logOdds of the word weights
 */
export function absenceOdds(
  { name, description, section, cuisine, input, english }: ItemFacts,
  findings: readonly Finding[],
  logOdds: LogOdds,
  { absence: { untold }, compoundHints }: Knowledge,
): ReadonlyMap<AllergenCode, number> {
  const described = description.tokens.words.length > 0;
  if (!english || !isKnown(name) || (described && !isKnown(description))) return new Map();
  const words = new Set([name, description, section, cuisine].flatMap(({ tokens }) => tokens.words));
  if (holdsAny(words, untold.ofAny)) return new Map();
  const hinted = new Set<AllergenCode>([
    ...findings.map(({ code }) => code),
    ...compoundHints(words),
    ...[name, description].flatMap((text) => [...text.withheld, ...text.declared.map(({ code }) => code)]),
    ...ALLERGENS.flatMap(({ code }) => (holdsAny(words, untold.ofAllergen.get(code)) ? [code] : [])),
  ]);
  const weighed = weighEach({
    ...{ findings: [], logOdds, knownDish: name.dish, covered: name.covered, described, name: input.name },
    ...{ closed: new Set<AllergenCode>(), negated: new Set<AllergenCode>() },
  });
  return new Map(weighed.flatMap(({ code, odds }) => (hinted.has(code) ? [] : [[code, odds] as const])));
}

const isKnown = ({ covered }: TextFacts): boolean => covered > LEAST_KNOWN;

function holdsAny(words: ReadonlySet<string>, among: ReadonlySet<string> | undefined): boolean {
  if (among === undefined) return false;
  for (const word of words) if (among.has(word)) return true;
  return false;
}
