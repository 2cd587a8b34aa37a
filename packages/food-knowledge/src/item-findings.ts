import { isDrink, tastedDrink } from './is-drink.ts';
import { MILK_CARRIERS } from './lexicon/word-classes.ts';
import type { ItemFacts } from './read-item.ts';
import { PLANT_MILK } from './reading/qualifiers.ts';
import type { Finding, TextFacts } from './reading/text-facts.ts';

/** Findings of all texts of an item: name, description, section, and the cuisine where the name leaves it open. */
export function findingsOf(item: ItemFacts): readonly Finding[] {
  if (item.list) return item.list.findings;
  // A section names a kind of dish, not its ingredients, so nothing in it is certain.
  const own = [...item.name.findings.filter((one) => !isMilkOfPlants(one, item)), ...descriptionFindings(item)];
  const section = ofSection(item, own)
    .filter((one) => !isMilkOfPlants(one, item))
    .map((finding) => (finding.strength === 'certain' ? { ...finding, strength: 'likely' as const } : finding));
  const denied = new Set(
    [item.name, item.description].flatMap(({ deniedKinds, tokens }) => [
      ...deniedKinds,
      // A pancake of buckwheat may have wheat flour too, or not.
      ...(tokens.words.includes('buckwheat') ? ['wheat'] : []),
    ]),
  );
  return [...own, ...section, ...ofCuisine(item)].map((one) => withoutKind(one, denied));
}

/** A Waldorf salad without walnuts may have other nuts; their kind is open then. */
function withoutKind(finding: Finding, denied: ReadonlySet<string>): Finding {
  const { kind, phrase, strength } = finding;
  if (kind === undefined || !denied.has(kind) || ` ${phrase} `.includes(` ${kind} `)) return finding;
  return { ...finding, kind: undefined, strength: strength === 'certain' ? 'likely' : strength };
}

/** Words by which a plant milk is one of several, or has to be asked for. */
const NOT_ALONE =
  /\b(?:or|dairy|cow|whole|skimmed|option|optional|available|request|ask|choice|choose|alternative|add|extra|swap|can)\b/;

/** True for the usual milk of a latte or a porridge whose description names a plant milk instead. */
function isMilkOfPlants({ code, phrase, source }: Finding, { description }: ItemFacts): boolean {
  if (code !== 'MILK' || source !== 'dish' || !MILK_CARRIERS.has(phrase)) return false;
  const sentences = description.tokens.words.join(' ').split(' . ');
  return sentences.some((sentence) => PLANT_MILK.test(sentence) && !NOT_ALONE.test(sentence));
}

/** A drink's description names tastes ("citrus"), not contents: for wine only sulphites count, for beer few names. */
function descriptionFindings({ input, description }: ItemFacts): readonly Finding[] {
  const kind = tastedDrink(input.name, input.section);
  if (kind === undefined) return description.findings;
  return description.findings.filter(
    ({ code, strength }) => code === 'SULPHITES' || (kind === 'beer' && strength === 'certain'),
  );
}

/** A heading "Seafood" above a sea bass does not add prawns: the item's own words say what the heading means for it. */
function ofSection({ section }: ItemFacts, own: readonly Finding[]): readonly Finding[] {
  const named = new Set(own.flatMap(({ code, strength, denied }) => (strength === 'certain' && !denied ? [code] : [])));
  const meant = new Set(
    section.findings.flatMap(({ code, phrase, source }) =>
      source === 'ingredient' && named.has(code) ? [phrase] : [],
    ),
  );
  return section.findings.filter(({ phrase }) => !meant.has(phrase));
}

/** Dishes that each cuisine cooks in its own way; a dish with a more exact name is covered better by its line in the lexicon. */
const GENERIC = new Set(['curry', 'soup', 'salad', 'noodle', 'stir fry', 'stir fried', 'stew', 'broth', 'fried rice']);
const isGeneric = ({ dishes }: TextFacts): boolean => dishes.every((phrase) => GENERIC.has(phrase));

/**
 * Additions by cuisine: its usual ingredients and, where the cuisine is a dish itself ("Fish and chips"), how items of that kind are made:
 * haddock in a chip shop comes in batter. A named dish is covered better by its own line in the lexicon.
 */
function ofCuisine({ name, cuisine, input }: ItemFacts): Finding[] {
  if (!isGeneric(name) || isDrink(input.name, input.section)) return [];
  const sure = new Set(cuisine.findings.flatMap(({ code, strength }) => (strength === 'certain' ? [code] : [])));
  const sameKind = name.findings.some(({ code, denied }) => !denied && sure.has(code));
  return cuisine.findings.flatMap((finding): Finding[] => {
    if (finding.strength === 'possible') return finding.source === 'cue' ? [finding] : [];
    if (finding.source === 'cue') return [{ ...finding, strength: 'likely' }];
    return sameKind && sure.has(finding.code) ? [{ ...finding, strength: 'likely' }] : [];
  });
}
