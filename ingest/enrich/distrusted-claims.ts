import type { Diet } from './diet-statements.ts';

/** A statement that an item is of a diet, with what the item itself says to it. */
export interface DietClaim {
  readonly diet: Diet;
  /** As printed; the same words are the same statement, such as that of a heading or a mark of the legend. */
  readonly words: string;
  /** The item names what the diet leaves out, or is said not to be of the diet. */
  readonly contradicted: boolean;
}

/** A statement that is not believed of any item. */
export interface DistrustedClaim {
  readonly diet: Diet;
  readonly words: string;
  /** Items it is said of, and those of them that contradict it. */
  readonly items: number;
  readonly contradictions: number;
}

/** Fewer may be slips of the menu, or words that only sound like meat. */
const FEWEST = 3;
/** Of all items that a statement is said of, those that only leave it open included; a true statement is hardly ever contradicted. */
const SHARE = 0.4;

/** Statements that so many items contradict that they must have been misread, such as the label of a button taken for a heading. */
export function distrustedClaims(claims: readonly DietClaim[]): readonly DistrustedClaim[] {
  const byStatement = new Map<string, DietClaim[]>();
  for (const claim of claims) {
    const key = `${claim.diet} ${claim.words.trim().toLowerCase()}`;
    byStatement.set(key, [...(byStatement.get(key) ?? []), claim]);
  }
  return [...byStatement.values()].flatMap((said) => {
    const [{ diet, words } = { diet: 'vegan' as const, words: '' }] = said;
    const contradictions = said.filter(({ contradicted }) => contradicted).length;
    const isDoubtful = contradictions >= FEWEST && contradictions >= SHARE * said.length;
    return isDoubtful ? [{ diet, words, items: said.length, contradictions }] : [];
  });
}

/** The statement with these words, where it is not believed. */
export function distrustedClaim(
  claims: readonly DistrustedClaim[],
  diet: Diet,
  words: string,
): DistrustedClaim | undefined {
  const same = words.trim().toLowerCase();
  return claims.find((one) => one.diet === diet && one.words.trim().toLowerCase() === same);
}
