import type { AllergenCode } from '@menu-data-service/allergens';
import type { Match } from '../../../ports/search/understanding.ts';
import { allergenName } from '../dish/allergen-names.ts';
import type { FindAnswer, FoundDish } from './find-answer.ts';

const PLACES: Readonly<Record<Match['field'], string>> = {
  name: 'the name',
  description: 'the description',
  sectionName: 'the heading above it',
  menuName: 'the name of the menu',
  restaurantName: 'the name of the restaurant',
  flags: 'its diet',
};

/** Why a dish is among the results, a sentence for each reason; empty where nothing was asked for. */
export function reasons({ hit, matches }: FoundDish, { filter, found }: FindAnswer): readonly string[] {
  const excluded = excludedIn(filter, found);
  const words = matches.map(reason);
  const allergens = [...excluded].map((code) => {
    const name = allergenName(code);
    if (hit.absentAllergens.includes(code)) return `No ${name}: the restaurant says so, or every ingredient is known.`;
    if (hit.likelyAbsentAllergens.includes(code))
      return `Probably no ${name}: our estimate from the words of the dish.`;
    return `Nobody has said whether it contains ${name}.`;
  });
  return [...words, ...byOtherNames(matches, found), ...allergens];
}

function excludedIn(filter: FindAnswer['filter'], found: FindAnswer['found']): ReadonlySet<AllergenCode> {
  return new Set([...(filter.excludeAllergens ?? []), ...(found?.understood.excludeAllergens ?? [])]);
}

/** Why somebody must ask about a dish that is not known to be without what is excluded. */
export function askWhy({ hit }: FoundDish, { filter, found }: FindAnswer): readonly string[] {
  return [...excludedIn(filter, found)].flatMap((code) => {
    if (hit.absentAllergens.includes(code)) return [];
    const name = allergenName(code);
    return hit.likelyAbsentAllergens.includes(code)
      ? [`Ask about ${name}: its words point to none, but the restaurant has not said so.`]
      : [`Ask about ${name}: nobody has said whether it contains any.`];
  });
}

/** Whose name alone has the words that were looked for; null where something of the dish itself fits. */
export function byNameOnly({ matches }: FoundDish, { found }: FindAnswer): 'restaurant' | 'menu' | null {
  if (byOtherNames(matches, found).length > 0) return null;
  const fields = matches.map(({ field }) => field).filter((field) => field !== 'flags');
  if (fields.length === 0 || !fields.every((field) => field === 'restaurantName' || field === 'menuName')) return null;
  return fields.includes('restaurantName') ? 'restaurant' : 'menu';
}

/** Words of which all had to fit, and that are printed nowhere in the dish: it is known by names that menus do not print too. */
function byOtherNames(matches: readonly Match[], found: FindAnswer['found']): readonly string[] {
  const last = found?.attempts.at(-1);
  if (last?.strategy !== 'all') return [];
  const words = last.text.split(' ').filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return words
    .filter((word) => !matches.some(({ typed }) => typed === word))
    .map((word) => `“${word}” fits another name of the dish, or its course.`);
}

function reason({ field, word, by, typed }: Match): string {
  const place = PLACES[field];
  switch (by) {
    case 'exact':
      return `“${typed}” is in ${place}.`;
    case 'prefix':
      return `“${typed}” begins “${word}” in ${place}.`;
    case 'typo':
      return `“${typed}” is nearly “${word}”, which is in ${place}.`;
    case 'synonym':
      return `“${word}” in ${place} is another word for “${typed}”.`;
    case 'split':
      return `“${typed}” is part of “${word}” in ${place}.`;
  }
}
