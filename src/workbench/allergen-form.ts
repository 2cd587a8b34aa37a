import { ALLERGENS, type AllergenCode } from '@menu-data-service/menu-model/allergens';
import type { TaggedItem } from '@menu-data-service/menu-model/tagged-menu';

/** Lists of a correction by the form's state of an allergen. */
const LISTS = [
  { state: 'contains', list: 'contains' },
  { state: 'may contain', list: 'mayContain' },
  { state: 'free', list: 'freeFrom' },
  { state: 'unknown', list: 'unknown' },
  { state: 'as read', list: 'asRead' },
] as const;

/** The document's statement on an allergen of a dish, regardless of a person's decision; '' for none. */
export function statedNow({ evidence, stated }: TaggedItem, code: AllergenCode): 'contains' | 'may contain' | '' {
  const printed = evidence.find(
    ({ field, value, basis, rule }) =>
      field === 'allergens' && value === code && basis === 'stated' && rule !== 'operator',
  );
  const seen = printed?.state ?? stated.decided?.[code]?.seen;
  return seen === 'contains' || seen === 'may contain' ? seen : '';
}

/** A form's decisions about allergens, as a correction; empty if unchanged. */
export function allergenChanges(form: URLSearchParams): Readonly<Record<string, unknown>> {
  const decided = ALLERGENS.map(({ code }) => ({ code, state: form.get(`allergen-${code}`) ?? '' }));
  const lists = LISTS.flatMap(({ state, list }) => {
    const codes = decided.filter((one) => one.state === state).map(({ code }) => code);
    return codes.length === 0 ? [] : [[list, codes] as const];
  });
  if (lists.length === 0) return {};
  const seen = decided.flatMap(({ code, state }) => {
    const printed = form.get(`seen-${code}`) ?? '';
    return state === '' || state === 'as read' || printed === '' ? [] : [[code, printed] as const];
  });
  return { ...Object.fromEntries(lists), ...(seen.length > 0 && { seen: Object.fromEntries(seen) }) };
}
