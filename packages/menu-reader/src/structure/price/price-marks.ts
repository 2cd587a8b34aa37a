/** Circled letters and short codes of diets that may stand behind a price: "14 Ⓥ", "12 (V, GF)". */
const MARKS = /^\s*(?:[Ⓐ-ⓩ]\s*|\(?\b(?:v|vg|ve|vgn|veg|gf|df|nf|n)\b\)?[,/\s]*)+\s*$/iu;

/** What stands behind a price, without the marks of diets it ends in. */
export const withoutMarks = (after: string): string => (MARKS.test(after) ? '' : after);
