import { allergenName } from '@menu-data-service/allergens';
import type { Match } from '../../../ports/search/understanding.ts';
import { listed } from '../dish/allergen-names.ts';
import { excludedIn, type FindAnswer, type FoundDish } from './find-answer.ts';

const PLACES: Readonly<Record<Match['field'], string>> = {
  name: 'the name',
  description: 'the description',
  sectionName: 'the heading above it',
  menuName: 'the name of the menu',
  restaurantName: 'the name of the restaurant',
  flags: 'its diet',
};

/** Why a dish is among the results, a sentence for each reason; empty where nothing was asked for. */
export function reasons({ hit, matches }: FoundDish, answer: FindAnswer): readonly string[] {
  const words = alike(matches).map(reason);
  const allergens = excludedIn(answer).map((code) => {
    const name = allergenName(code);
    if (hit.absentAllergens.includes(code)) return `No ${name}: the restaurant says so, or every ingredient is known.`;
    if (hit.likelyAbsentAllergens.includes(code))
      return `Probably no ${name}: our estimate from the words of the dish.`;
    return `Nobody has said whether it contains ${name}.`;
  });
  return [...words, ...byOtherNames(matches, answer.found), ...allergens];
}

/** Why somebody must ask about a dish that is not known to be without what is excluded. */
export function askWhy({ hit }: FoundDish, answer: FindAnswer): readonly string[] {
  return excludedIn(answer).flatMap((code) => {
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

/** Matches, each with all the places where the same word is found in the same way. */
function alike(matches: readonly Match[]): readonly (Match & { readonly places: string })[] {
  const same = (a: Match, b: Match): boolean => a.word === b.word && a.by === b.by && a.typed === b.typed;
  return matches
    .filter((match, at) => matches.findIndex((other) => same(match, other)) === at)
    .map((match) => {
      const places = matches.filter((other) => same(match, other)).map(({ field }) => PLACES[field]);
      return { ...match, places: listed(places) };
    });
}

function reason({ places, word, by, typed }: Match & { readonly places: string }): string {
  switch (by) {
    case 'exact':
      return `“${typed}” is in ${places}.`;
    case 'prefix':
      return `“${typed}” begins “${word}” in ${places}.`;
    case 'typo':
      return `“${typed}” is nearly “${word}”, which is in ${places}.`;
    case 'synonym':
      return `“${word}” in ${places} is another word for “${typed}”.`;
    case 'split':
      return `“${typed}” is part of “${word}” in ${places}.`;
  }
}
