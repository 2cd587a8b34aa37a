const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Hash of a name in search text (FNV-1a, 32 bits), so that "items of exactly this name" is a filter made of digits only. Collisions do no
 * harm: they only move hits to the front of a result.
 */
export function nameKey(searchedName: string): number {
  let hash = FNV_OFFSET;
  for (let i = 0; i < searchedName.length; i += 1) hash = Math.imul(hash ^ searchedName.charCodeAt(i), FNV_PRIME) >>> 0;
  return hash;
}
