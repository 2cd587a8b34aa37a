import { createHash } from 'node:crypto';
import { CONNECTORS } from '../../../ingest/enrich/lexicon/word-classes.ts';
import { isBreak, tokenise } from '../../../ingest/enrich/text/tokens.ts';

/** Words by which people tell their recipes apart, not dishes. */
const EMPTY = new Set(
  'easy best simple quick homemade favourite favorite classic perfect my your i ii iii iv v'.split(' '),
);

/**
 * Half of the dishes on which thresholds are chosen, or that on which they are measured. Dishes of the same words, whatever their
 * order, are on the same side.
 */
export function recipeSide(name: string): 'chosen on' | 'kept aside' {
  const words = tokenise(name).words.filter((word) => !isBreak(word) && !CONNECTORS.has(word) && !EMPTY.has(word));
  const hash = createHash('sha256')
    .update([...new Set(words)].sort().join(' '))
    .digest();
  return hash.readUInt8(0) % 2 === 0 ? 'chosen on' : 'kept aside';
}
