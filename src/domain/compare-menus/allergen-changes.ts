import { ALLERGENS, type AllergenCode, parseAllergens, statedFree } from '@menu-data-service/allergens';
import type { AllergenChange, AllergenClaim } from './comparison.ts';

const UNKNOWN: AllergenClaim = { state: 'unknown', estimated: false };
const FREE: AllergenClaim = { state: 'free', estimated: false };

/** Of which allergens two versions of an item say something else. Takes the allergens strings of the public API. */
export function allergenChanges(before: string, after: string): AllergenChange[] {
  if (before === after) return [];
  const [one, other] = [claims(before), claims(after)];
  return ALLERGENS.flatMap(({ code }) => {
    const [was, is] = [one(code), other(code)];
    return was.state === is.state && was.estimated === is.estimated ? [] : [{ code, before: was, after: is }];
  });
}

function claims(text: string): (code: AllergenCode) => AllergenClaim {
  const { entries, known } = parseAllergens(text);
  const free = statedFree(text);
  return (code) => {
    const entry = entries.find((one) => one.code === code);
    if (entry) return { state: entry.state, estimated: entry.estimated };
    return known || free.includes(code) ? FREE : UNKNOWN;
  };
}
