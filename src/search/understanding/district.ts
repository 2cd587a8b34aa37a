/** A UK outward code ("ST6", "EC1A"), alone or before an inward code ("ST6 3ZT"). */
const POSTCODE = /^([a-z]{1,2}\d[a-z\d]?)(?:\s*\d[a-z]{2})?$/;

/** The postcode district of a postcode or of a district alone, in lower case; null for anything else. */
export function districtOf(text: string): string | null {
  return POSTCODE.exec(text.trim().toLowerCase())?.[1] ?? null;
}

/** The region of places whose postcode is none of the United Kingdom. */
const NO_AREA = 'other';

/** The region of a postcode: its area ("st"), in lower case. As `region_of` in the database has it. */
export function regionOf(postcode: string): string {
  return /^[a-z]+/.exec(districtOf(postcode) ?? '')?.[0] ?? NO_AREA;
}
