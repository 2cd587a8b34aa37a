import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { Knowledge } from './knowledge.ts';
import { namesCereal } from './lexicon/word-classes.ts';
import { hasPlantVersion, namedIngredients } from './named-ingredients.ts';
import type { ItemFacts } from './read-item.ts';
import type { Finding } from './reading/text-facts.ts';
import type { StatedAllergens } from './stated-allergens.ts';

interface Stated extends StatedAllergens {
  readonly listed: ReadonlySet<AllergenCode>;
  readonly hasList: boolean;
}

/** Allergens of a named ingredient that a statement denies or omits. They are shown all the same. */
export function clashesOf(
  item: ItemFacts,
  statedAllergens: StatedAllergens,
  { lexicon }: Knowledge,
): { named: Finding[]; review: string[] } {
  const { free, complete, declared } = statedAllergens;
  if (free.size === 0 && !complete && !item.list) return { named: [], review: [] };
  const { inName, inDescription, inList } = namedIngredients(item, lexicon);
  const listed = new Set([...declared.map(({ code }) => code), ...inList.map(({ code }) => code)]);
  const stated: Stated = { ...statedAllergens, listed, hasList: item.list !== undefined };
  const named: Finding[] = [];
  const review: string[] = [];
  for (const finding of [...inName, ...inDescription, ...inList]) {
    const against = contradictedStatement(finding, inName.includes(finding), stated);
    if (against === undefined) continue;
    named.push({ ...finding, denied: false });
    review.push(`${finding.code}: "${finding.words}" is named, but ${against}`);
  }
  for (const { code, state } of declared)
    if (free.has(code)) review.push(`${code}: stated both as ${state} and as absent`);
  return { named, review };
}

function contradictedStatement(finding: Finding, ofName: boolean, stated: Stated): string | undefined {
  const { code, phrase } = finding;
  // Gluten-free bread and pasta exist, gluten-free wheat does not.
  const plainWord = code !== 'GLUTEN' || namesCereal(phrase);
  if (stated.free.has(code)) {
    const isClash = plainWord && !(ofName && isFreeKind(finding, stated));
    return isClash ? `"${stated.free.get(code) || 'the legend'}" says it is absent` : undefined;
  }
  if (stated.listed.has(code)) return undefined;
  if (stated.complete) return 'the allergen statement does not list it';
  return stated.hasList && ofName && plainWord ? 'the ingredient list does not name it' : undefined;
}

/** The cheese in "dairy free cheese" is not dairy, nor is ice cream described as "Dairy free." Almonds in a nut free cake are almonds. */
function isFreeKind({ code, kind, strength, words }: Finding, { freeByName }: Stated): boolean {
  const namesKind = kind !== undefined && strength === 'certain';
  return code !== 'GLUTEN' && !namesKind && (freeByName.has(code) || hasPlantVersion(words));
}
