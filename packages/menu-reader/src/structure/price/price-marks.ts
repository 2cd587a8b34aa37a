/** Circled letters and short codes of diets that may be behind a price: "14 Ⓥ", "12 (V, GF)". */
const MARKS = /^\s*(?:[Ⓐ-ⓩ]\s*|\(?\b(?:v|vg|ve|vgn|veg|gf|df|nf|n)\b\)?[,/\s]*)+\s*$/iu;

/** What is behind a price, without the marks of diets it ends in. */
export const withoutMarks = (after: string): string => (MARKS.test(after) ? '' : after);
