import { createHash } from 'node:crypto';
import { CONNECTORS } from '@menu-data-service/food-knowledge/lexicon/word-classes';
import { isBreak, tokenise } from '@menu-data-service/food-knowledge/text/tokens';

const EMPTY = new Set(
  'easy best simple quick homemade favourite favorite classic perfect my your i ii iii iv v'.split(' '),
);

/**
 * Assigns a dish to the half for choosing thresholds or the half for measuring them. Dishes of the same words, in any order, are on the same
 * side.
 */
export function recipeSide(name: string): 'chosen on' | 'kept aside' {
  const words = tokenise(name).words.filter((word) => !isBreak(word) && !CONNECTORS.has(word) && !EMPTY.has(word));
  const hash = createHash('sha256')
    .update([...new Set(words)].sort().join(' '))
    .digest();
  return hash.readUInt8(0) % 2 === 0 ? 'chosen on' : 'kept aside';
}
