import type { Diet } from './diet-statements.ts';

export interface DietClaim {
  readonly diet: Diet;
  /** As printed; equal words are one statement, such as a heading or a mark of the legend. */
  readonly words: string;
  readonly contradicted: boolean;
}

export interface DistrustedClaim {
  readonly diet: Diet;
  readonly words: string;
  readonly items: number;
  readonly contradictions: number;
}

/** Fewer may be slips of the menu, or words that only sound like meat. */
const MIN = 3;
/** Share of all items with the statement, undecided ones included; a true statement is hardly ever contradicted. */
const SHARE = 0.4;

/** Statements contradicted by so many items that they must have been misread, such as the label of a button taken for a heading. */
export function distrustedClaims(claims: readonly DietClaim[]): readonly DistrustedClaim[] {
  const byStatement = new Map<string, DietClaim[]>();
  for (const claim of claims) {
    const key = `${claim.diet} ${claim.words.trim().toLowerCase()}`;
    const same = byStatement.get(key);
    if (same) same.push(claim);
    else byStatement.set(key, [claim]);
  }
  return [...byStatement.values()].flatMap((said) => {
    const [{ diet, words } = { diet: 'vegan' as const, words: '' }] = said;
    const contradictions = said.filter(({ contradicted }) => contradicted).length;
    const isDoubtful = contradictions >= MIN && contradictions >= SHARE * said.length;
    return isDoubtful ? [{ diet, words, items: said.length, contradictions }] : [];
  });
}

export function distrustedClaim(
  claims: readonly DistrustedClaim[],
  diet: Diet,
  words: string,
): DistrustedClaim | undefined {
  const same = words.trim().toLowerCase();
  return claims.find((one) => one.diet === diet && one.words.trim().toLowerCase() === same);
}
