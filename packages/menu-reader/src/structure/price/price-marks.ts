/** Circled letters and short codes of diets that may be behind a price: "14 Ⓥ", "12 (V, GF)". */
const MARKS = /^\s*(?:[Ⓐ-ⓩ]\s*|\(?\b(?:v|vg|ve|vgn|veg|gf|df|nf|n)\b\)?[,/\s]*)+\s*$/iu;
const BETWEEN = /[|•·/–—-]/g;

/** "245 kcal", also in brackets. */
export const CALORIES = /[([]?(?<![\d.,])\d{1,4}\s?(?:k?cals?|kilocalories)\b[)\]]?/gi;

/** True for marks of diets and calories alone: " | vg | 245 kcal" behind a price. */
export function isMarks(after: string): boolean {
  const marks = after.replace(CALORIES, ' ');
  const rest = marks.replace(BETWEEN, ' ');
  return MARKS.test(rest) || (marks !== after && !rest.trim());
}

export const withoutMarks = (after: string): string => (isMarks(after) ? '' : after);
