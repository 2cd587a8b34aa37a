/** A UK outward code ("ST6", "EC1A"), alone or before an inward code ("ST6 3ZT"). */
const POSTCODE = /^([a-z]{1,2}\d[a-z\d]?)(?:\s*\d[a-z]{2})?$/;

/** Lower-case postcode district of a postcode or district; null for anything else. */
export function districtOf(text: string): string | null {
  return POSTCODE.exec(text.trim().toLowerCase())?.[1] ?? null;
}
