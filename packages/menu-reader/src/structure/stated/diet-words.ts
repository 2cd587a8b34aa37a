import { lowerCased } from '../../any-case.ts';
import { ALLERGEN_PATTERN, allergensIn } from './allergen-words.ts';
import { FOREIGN_DIETS } from './foreign-words.ts';
import type { Meaning } from './meaning.ts';

const OPTION =
  /\b(?:options?|available|on request|upon request|can be (?:made|adapted|served)|adaptable|alternative|ask (?:for|us|your)|if requested|optional)\b/i;
const FREE = new RegExp(
  String.raw`(?<![\p{L}])(${ALLERGEN_PATTERN}|gluten|dairy|nut|egg|soya?)[- ]?free\b|\bno(?:n)?[- ]gluten\b|\bwithout gluten\b|\bngci\b`,
  'iu',
);
/** Whole groups: free of wheat may still hold rye, and free of lactose holds milk. */
const GROUP =
  /^(?:gluten|dairy|milk|(?:tree )?nuts?|peanuts?|eggs?|soya?|fish|shellfish|crustaceans?|molluscs?|sesame|celery|mustard|lupin|sulphites?)$/i;

/** Phrases that state a diet or an absence, as worded in legends, names and marks; without groups. */
export const DIET_PATTERN = [
  String.raw`(?:suitable for |made for )?(?:plant[- ]based|vegan|vegetarian|veggie|veg)s?\b(?: (?:or|and|&) vegans?\b)?`,
  String.raw`(?:${ALLERGEN_PATTERN}|gluten|wheat|dairy|milk|lactose|nut|egg|soya?)[- ]?free\b`,
  'non?[- ]gluten(?:[- ]containing)?(?: ingredients)?',
  ...FOREIGN_DIETS.map(([pattern]) => `(?:${pattern})(?![\\p{L}])`),
  String.raw`halal\b`,
  String.raw`(?:very |extra |medium |mildly )?(?:spicy|hot|spiced)\b`,
  String.raw`mild\b`,
  String.raw`medium\b`,
  String.raw`(?:may contain(?: traces of)? |contains? |enthält |contient |contiene |contém |zawiera )?(?:${ALLERGEN_PATTERN})(?:(?:,| or| and| &| \/) (?:${ALLERGEN_PATTERN})(?!\s*[-–—=:]\s*(?:${ALLERGEN_PATTERN})))*`,
].join('|');

const MEANINGS = {
  vegan: { vegan: true, vegetarian: true },
  vegetarian: { vegetarian: true },
  spicy: { spicy: true },
  'gluten free': { freeFrom: ['GLUTEN'] },
} as const;
const FOREIGN_MEANINGS = FOREIGN_DIETS.map(([pattern, means]) => ({
  pattern: new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, 'u'),
  meaning: MEANINGS[means],
}));

/** Meaning of a phrase of DIET_PATTERN (with the text after it, for "option"); null where it states nothing. */
export function dietMeaning(phrase: string): Meaning | null {
  const text = lowerCased(phrase);
  const option = OPTION.test(text) ? { option: true as const } : {};
  if (/\bno[nt][- ](?:veg|vegan|vegetarian|halal|spicy|suitable)/.test(text)) return null;
  const foreign = FOREIGN_MEANINGS.find(({ pattern }) => pattern.test(text));
  if (foreign) return { ...foreign.meaning, ...option };
  const free = FREE.exec(text);
  if (free) {
    const word = free[1] ?? 'gluten';
    if (!GROUP.test(word)) return null;
    return { freeFrom: allergensIn(word === 'nut' || word === 'egg' ? `${word}s` : word), ...option };
  }
  if (/plant[- ]based|\bvegans?\b/.test(text)) {
    // "vegetarian or vegan" states no more than vegetarian
    return /\bveg(?:etarian|gie)s?\b/.test(text)
      ? { vegetarian: true, ...option }
      : { vegan: true, vegetarian: true, ...option };
  }
  if (/\bvegetarians?\b|\bveggies?\b|\bveg\b/.test(text)) return { vegetarian: true, ...option };
  if (/\bhalal\b/.test(text)) return { halal: true, ...option };
  const allergens = allergensIn(text);
  if (allergens.length) return /\bmay\b|traces/.test(text) ? { mayContain: allergens } : { contains: allergens };
  if (/\bmild/.test(text)) return { spicy: false };
  if (/\b(?:spicy|hot|spiced|medium)\b/.test(text)) return { spicy: true };
  return null;
}
