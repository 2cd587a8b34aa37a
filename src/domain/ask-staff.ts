import { type AllergenCode, allergenName } from '@menu-data-service/menu-model/allergens';

export function askStaff(codes: readonly AllergenCode[]): string {
  const names = [...new Set(codes)].map(allergenName);
  const last = names.pop();
  if (last === undefined) return '';
  const either = names.length > 0 ? `${names.join(', ')} or ${last}` : last;
  return `I must not eat ${either}. Is there any in this dish, and could any get into it in the kitchen?`;
}
