import { BIT_OF_POSITION } from '../store/position-buckets.ts';
import type { Occurrences, SpaceTokens } from './occurrences.ts';
import { wordFlags } from './word-flags.ts';

/** Occurrences of any of the words in the first `size` documents, read from their tokens. */
export function scanTokens(
  tokens: SpaceTokens,
  size: number,
  wanted: readonly number[],
  dictionarySize: number,
): Occurrences {
  const flags = wordFlags(dictionarySize);
  for (const word of wanted) flags[word] = 1;
  const documents = new Uint32Array(size);
  const attributes = new Uint16Array(size);
  const positions = new Uint32Array(size);
  let to = 0;
  for (let d = 0; d < size; d++) {
    let ownAttributes = 0;
    let ownPositions = 0;
    const end = tokens.ends[d] as number;
    for (let i = tokens.starts[d] as number; i < end; i++) {
      if (flags[tokens.words[i] as number] === 0) continue;
      ownAttributes |= 1 << (tokens.attributes[i] as number);
      ownPositions |= 1 << (BIT_OF_POSITION[tokens.positions[i] as number] as number);
    }
    if (ownAttributes === 0) continue;
    documents[to] = d;
    attributes[to] = ownAttributes;
    positions[to] = ownPositions;
    to++;
  }
  for (const word of wanted) flags[word] = 0;
  return { documents, attributes, positions, from: 0, to };
}
