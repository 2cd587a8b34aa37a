/**
 * Positions of a word are kept as bits: 0 … 15 exactly, 16 … 23 as 24, above that the next power of two (R29).
 * Bit 16 means 24, bit 17 means 32, bit 18 means 64 and so on.
 */
export function positionBit(position: number): number {
  if (position < 16) return position;
  if (position < 24) return 16;
  return Math.min(31, 12 + Math.ceil(Math.log2(position)));
}

export const POSITION_OF_BIT: readonly number[] = Array.from({ length: 32 }, (_, bit) => {
  if (bit < 16) return bit;
  return bit === 16 ? 24 : 2 ** (bit - 12);
});

export const BIT_OF_POSITION = Uint8Array.from({ length: 65_536 }, (_, position) => positionBit(position));
