/** Copies with room for at least `needed` entries, growing by a quarter so that little memory lies idle. */
export function grownUint32(array: Uint32Array, needed: number): Uint32Array {
  if (needed <= array.length) return array;
  const out = new Uint32Array(roomFor(array.length, needed));
  out.set(array);
  return out;
}

export function grownUint16(array: Uint16Array, needed: number): Uint16Array {
  if (needed <= array.length) return array;
  const out = new Uint16Array(roomFor(array.length, needed));
  out.set(array);
  return out;
}

export function grownUint8(array: Uint8Array, needed: number): Uint8Array {
  if (needed <= array.length) return array;
  const out = new Uint8Array(roomFor(array.length, needed));
  out.set(array);
  return out;
}

function roomFor(length: number, needed: number): number {
  return Math.max(needed, Math.ceil(length * 1.25), 16);
}
