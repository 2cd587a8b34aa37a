import { covers, type Span, spanOf } from '../../span.ts';
import { type Token, wordsOf } from '../../tokens.ts';
import { allergenAt } from './allergen-names.ts';
import { isIllness } from './harm.ts';

/**
 * Allergens of a search that speaks of an illness without saying of which: all of them are left out, because a search by somebody
 * who is ill of a food must never become one for it.
 * @param read what has been read, names of dishes included
 */
export function leftoverAllergens(tokens: readonly Token[], read: readonly Span[]): readonly Span[] {
  const said = read.filter(({ meanings }) => meanings[0]?.kind !== 'filler');
  const ill = tokens.flatMap((_, at) => (!covers(read, at) && isIllness(tokens, at) ? [at] : []));
  if (ill.length === 0) return [];
  const found: Span[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const allergen = covers(said, at) ? null : allergenAt(tokens, at, false);
    if (allergen === null) continue;
    found.push({
      ...spanOf(at, allergen.next, [{ kind: 'absent', codes: allergen.value }], 0),
      ...(allergen.corrected && { corrected: [allergen.corrected] }),
      doubtful: [wordsOf(tokens, at, allergen.next)],
    });
    at = allergen.next - 1;
  }
  const illness = ill.map((at) => spanOf(at, at + 1, [{ kind: 'filler' }], 0));
  return found.length === 0 ? [] : [...found, ...illness];
}
