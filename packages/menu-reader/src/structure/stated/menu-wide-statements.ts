import { memoize } from '@menu-data-service/menu-model/memoize';
import { containedIn } from './allergen-words.ts';
import type { Meaning } from './meaning.ts';

const NEGATED =
  /\b(?:not|isn't|aren't|non|no)\b[^.]{0,15}\b(?:halal|vegan|vegetarian)\b|\boptions?\b|\bon request\b|\bask\b|\bavailable\b/i;
const ALL = String.raw`\ball (?:of )?(?:our |the )?(?:\w+ ){0,2}?`;
const HALAL = new RegExp(
  [
    String.raw`${ALL}(?:meats?|chicken|poultry|lamb|food|dishes|menu|items|meals|burgers|products)\b[^.]{0,40}\bhalal\b`,
    String.raw`\b(?:100\s?%|fully|certified|strictly|only|always) halal\b`,
    String.raw`\bhalal (?:certified|approved|kitchen|restaurant)\b`,
    String.raw`\bwe (?:only |are )?(?:serve|use|sell)? ?(?:only )?halal\b`,
    String.raw`\beverything (?:is|on this menu is) halal\b`,
  ].join('|'),
  'i',
);
const VEGAN = new RegExp(
  [
    String.raw`${ALL}(?:food|dishes|menu|items|meals|products|pizzas|cakes)\b[^.]{0,30}\b(?:is|are) (?:100\s?% )?(?:vegan|plant[- ]based)\b`,
    String.raw`\b(?:100\s?%|fully|entirely|completely|all) (?:vegan|plant[- ]based)\b`,
    String.raw`\beverything (?:\w+ ){0,4}(?:is|are) (?:100\s?% )?vegan\b`,
  ].join('|'),
  'i',
);
const VEGETARIAN = new RegExp(
  [
    String.raw`${ALL}(?:food|dishes|menu|items|meals|products)\b[^.]{0,30}\b(?:is|are) (?:100\s?% )?vegetarian\b`,
    String.raw`\b(?:100\s?%|fully|entirely|pure|purely) (?:vegetarian|veg)\b`,
    String.raw`\beverything (?:\w+ ){0,4}is vegetarian\b`,
  ].join('|'),
  'i',
);
const CONTAIN = new RegExp(
  String.raw`${ALL}(?:food|dishes|items|meals|products|curries|burgers|desserts)\b[^.]{0,20}?\b(?<may>may |could )?contains?\b(?<what>[^.]{2,80})`,
  'i',
);

const NOT_CONTAINED = /(?:n['’]t|\b(?:not|never))\s+contain/i;

/** Statements of a document about all its dishes: "all our meat is halal", "100 % vegan", "all dishes contain nuts". */
export const menuWideStatements = (texts: readonly string[]): Meaning[] => texts.flatMap(wideStatementsOf);

const wideStatementsOf = memoize((text) => text.split(/(?<=[.!?])\s+/).flatMap(statementsOfSentence));

function statementsOfSentence(sentence: string): readonly Meaning[] {
  const contain = CONTAIN.exec(sentence);
  const isTurned = contain !== null && NOT_CONTAINED.test(contain[0]);
  const allergens = contain && !isTurned && !sentence.endsWith('?') ? containedIn(contain.groups?.what ?? '') : [];
  if (allergens.length) return [contain?.groups?.may ? { mayContain: allergens } : { contains: allergens }];
  if (NEGATED.test(sentence)) return [];
  if (HALAL.test(sentence)) return [{ halal: true }];
  if (VEGAN.test(sentence)) return [{ vegan: true, vegetarian: true }];
  return VEGETARIAN.test(sentence) ? [{ vegetarian: true }] : [];
}
