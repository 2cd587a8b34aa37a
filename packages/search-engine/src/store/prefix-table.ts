import { PREFIX_TABLE_BYTES, PREFIX_TABLE_WORDS } from '../limits.ts';

/**
 * Beginnings of 1 to 4 UTF-8 bytes with a hundred words or more behind them (R18). The words come in order, as code
 * points with the number of leading ones each shares with the word before it.
 */
export function prefixTable(characters: Uint32Array, starts: Uint32Array, shared: Uint16Array): Set<string> {
  const table = new Set<string>();
  for (let bytes = 1; bytes <= PREFIX_TABLE_BYTES; bytes++) {
    let words = 0;
    /** Leading characters shared with the last word that has a beginning of so many bytes. */
    let sharedSince = 0;
    for (let i = 0; i < shared.length; i++) {
      const start = starts[i] as number;
      sharedSince = Math.min(sharedSince, shared[i] as number);
      const length = charactersOfBytes(characters, start, starts[i + 1] as number, bytes);
      if (length === 0) continue;
      words = sharedSince >= length ? words + 1 : 1;
      sharedSince = Number.POSITIVE_INFINITY;
      if (words === PREFIX_TABLE_WORDS) table.add(String.fromCodePoint(...characters.subarray(start, start + length)));
    }
  }
  return table;
}

/** How many leading characters make exactly so many bytes; 0 when a character straddles the end or the word is shorter. */
function charactersOfBytes(characters: Uint32Array, start: number, end: number, bytes: number): number {
  let used = 0;
  for (let i = start; i < end; i++) {
    const code = characters[i] as number;
    used += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (used === bytes) return i - start + 1;
    if (used > bytes) return 0;
  }
  return 0;
}
