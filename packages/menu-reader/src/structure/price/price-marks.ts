/** Circled letters and short codes of diets that may be behind a price: "14 Ⓥ", "12 (V, GF)". */
const MARKS = /^\s*(?:[Ⓐ-ⓩ]\s*|\(?\b(?:v|vg|ve|vgn|veg|gf|df|nf|n)\b\)?[,/\s]*)+\s*$/iu;
const BETWEEN = /[|•·/–—-]/g;

/** "245 kcal", also in brackets. */
export const CALORIES = /[([]?(?<![\d.,])\d{1,4}\s?(?:k?cals?|kilocalories)\b[)\]]?/gi;

/** Nothing but marks of diets and calories, and at least one of them: " | vg | 245 kcal" behind a price. */
export function isMarks(after: string): boolean {
  const marks = after.replace(CALORIES, ' ');
  const rest = marks.replace(BETWEEN, ' ');
  return MARKS.test(rest) || (marks !== after && !rest.trim());
}

/** What is behind a price, without the marks of diets and the calories it ends in. */
export const withoutMarks = (after: string): string => (isMarks(after) ? '' : after);
