import { type AllergenCode, allergenName } from '@menu-data-service/menu-model/allergens';

export function joinWords(words: readonly string[], joint = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}

export function allergenNames(codes: readonly AllergenCode[], joint = 'and'): string {
  return joinWords(codes.map(allergenName), joint);
}
