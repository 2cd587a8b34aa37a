/** Set of document numbers, one bit each; the width is fixed by its space of documents. */
export type BitSet = Uint32Array;

export function bitSetWidth(documents: number): number {
  return (documents + 31) >>> 5;
}

export function fullBitSet(documents: number): BitSet {
  const set = new Uint32Array(bitSetWidth(documents)).fill(0xffffffff);
  if (documents & 31) set[set.length - 1] = 2 ** (documents & 31) - 1;
  return set;
}

export function addBit(set: BitSet, document: number): void {
  const word = document >>> 5;
  set[word] = (set[word] as number) | (1 << (document & 31));
}

export function removeBit(set: BitSet, document: number): void {
  const word = document >>> 5;
  set[word] = (set[word] as number) & ~(1 << (document & 31));
}

export function hasBit(set: BitSet, document: number): boolean {
  return (((set[document >>> 5] as number) >>> (document & 31)) & 1) === 1;
}

export function unionInto(target: BitSet, other: BitSet): void {
  const width = target.length;
  for (let i = 0; i < width; i++) target[i] = (target[i] as number) | (other[i] as number);
}

export function subtractFrom(target: BitSet, other: BitSet): void {
  const width = target.length;
  for (let i = 0; i < width; i++) target[i] = (target[i] as number) & ~(other[i] as number);
}

export function intersectInto(target: BitSet, other: BitSet): boolean {
  return intersect(target, target, other);
}

export function intersect(out: BitSet, a: BitSet, b: BitSet): boolean {
  const width = out.length;
  let any = 0;
  for (let i = 0; i < width; i++) {
    const bits = (a[i] as number) & (b[i] as number);
    out[i] = bits;
    any |= bits;
  }
  return any !== 0;
}

export function intersect3(out: BitSet, a: BitSet, b: BitSet, c: BitSet): boolean {
  const width = out.length;
  let any = 0;
  for (let i = 0; i < width; i++) {
    const bits = (a[i] as number) & (b[i] as number) & (c[i] as number);
    out[i] = bits;
    any |= bits;
  }
  return any !== 0;
}

export function isEmptySet(set: BitSet): boolean {
  for (let i = 0; i < set.length; i++) if (set[i] !== 0) return false;
  return true;
}

export function countBits(set: BitSet): number {
  let count = 0;
  for (let i = 0; i < set.length; i++) {
    let bits = set[i] as number;
    if (bits === 0) continue;
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    count += (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return count;
}

export function forEachBit(set: BitSet, visit: (document: number) => void): void {
  for (let i = 0; i < set.length; i++) {
    let bits = set[i] as number;
    while (bits !== 0) {
      const lowest = bits & -bits;
      visit((i << 5) + (31 - Math.clz32(lowest)));
      bits ^= lowest;
    }
  }
}

export function documentsIn(set: BitSet): Uint32Array {
  const documents = new Uint32Array(countBits(set));
  let at = 0;
  for (let i = 0; i < set.length; i++) {
    let bits = set[i] as number;
    while (bits !== 0) {
      const lowest = bits & -bits;
      documents[at++] = (i << 5) + (31 - Math.clz32(lowest));
      bits ^= lowest;
    }
  }
  return documents;
}
