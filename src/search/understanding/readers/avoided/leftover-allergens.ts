import type { Span } from '../../span.ts';
import type { Token } from '../../tokens.ts';
import { allergenAt } from './allergen-names.ts';
import { wordsOf } from './avoided-list.ts';
import { isIllness } from './harm.ts';

/**
 * Allergens of a search that speaks of an illness without saying of which: all of them are left out, because a search by somebody
 * who is ill of a food must never become one for it.
 * @param read what has been read, names of dishes included
 */
export function leftoverAllergens(tokens: readonly Token[], read: readonly Span[]): readonly Span[] {
  const covers = (at: number, spans: readonly Span[]) => spans.some(({ from, to }) => from <= at && at < to);
  const said = read.filter(({ meanings }) => meanings[0]?.kind !== 'filler');
  const ill = tokens.flatMap((_, at) => (!covers(at, read) && isIllness(tokens, at) ? [at] : []));
  if (ill.length === 0) return [];
  const found: Span[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const allergen = covers(at, said) ? null : allergenAt(tokens, at, false);
    if (allergen === null) continue;
    found.push({
      ...{ from: at, to: allergen.next, certain: true, weight: 0 },
      meanings: [{ kind: 'absent', codes: allergen.value }],
      ...(allergen.corrected && { corrected: [allergen.corrected] }),
      doubtful: [wordsOf(tokens, at, allergen.next)],
    });
    at = allergen.next - 1;
  }
  const illness = ill.map((at): Span => {
    return { from: at, to: at + 1, certain: true, weight: 0, meanings: [{ kind: 'filler' }] };
  });
  return found.length === 0 ? [] : [...found, ...illness];
}
