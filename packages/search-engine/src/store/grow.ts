/** Copies with room for at least `needed` entries, growing by a quarter so that little memory is idle. */
export function withCapacity<Numbers extends Uint8Array | Uint16Array | Uint32Array>(
  array: Numbers,
  needed: number,
): Numbers {
  if (needed <= array.length) return array;
  const SameKind = array.constructor as new (length: number) => Numbers;
  const out = new SameKind(Math.max(needed, Math.ceil(array.length * 1.25), 16));
  out.set(array);
  return out;
}
