import { searchText } from '../search-text.ts';
import { foodsWithin } from '../words/foods-within.ts';
import { readGroups } from '../words/read-list.ts';
import { kindByHeading } from './kind-of-heading.ts';
import { normalWords } from './normal-words.ts';

/** What tells which family a dish is of. */
interface FamilyDish {
  readonly name: string;
  readonly sectionName: string;
  readonly vegetarian: boolean;
  readonly vegan: boolean;
}

const vague = readGroups('families/vague.txt');
/** However many there are, they do not say which dish it is. */
const HOW: ReadonlySet<string> = new Set(vague('how'));
/** Nor do these alone. */
const OF_WHAT: ReadonlySet<string> = new Set(vague('of what'));
const MEATS = ['meat', 'pork', 'fish', 'chicken', 'beef', 'lamb'];
const ANIMAL = [...MEATS, 'cheese', 'cream', 'butter', 'egg', 'honey', 'milk'];

/**
 * The family of a dish, by which it is the same dish in other places: its name in a normal form, with the kind of dish where only the
 * heading says it, and with the diet where the name alone would mean meat, fish, eggs or milk. Null where the name does not say which dish it is.
 * @returns lower-case words in alphabetical order, joined by hyphens
 */
export function familyOf({ name, sectionName, vegetarian, vegan }: FamilyDish): string | null {
  const words = new Set(normalWords(name));
  const kind = kindByHeading(sectionName, name, words);
  if (kind !== null) words.add(kind);
  const [only = ''] = words;
  if ([...words].every((word) => HOW.has(word)) || (words.size === 1 && OF_WHAT.has(only))) return null;
  const within = vegan || vegetarian ? foodsWithin([searchText(name)], false) : [];
  if (vegan && within.some((food) => ANIMAL.includes(food))) words.add('vegan');
  else if (within.some((food) => MEATS.includes(food))) words.add('vegetarian');
  return [...words].toSorted().join('-');
}
