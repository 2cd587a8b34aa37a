import { CHANGE_TYPES, type ChangeType } from './change.ts';

const groupOf = (type: ChangeType): string => type.replace(/\..*/, '.*');

export const CHANGE_GROUPS: readonly string[] = [...new Set(CHANGE_TYPES.map(groupOf))];

/** Parses comma-separated types of changes and groups. @returns the types, or the first unknown word */
export function wantedTypes(text: string): readonly ChangeType[] | { readonly unknown: string } {
  const wanted = new Set<ChangeType>();
  for (const word of text.split(',').map((part) => part.trim())) {
    const types = CHANGE_TYPES.filter((type) => type === word || groupOf(type) === word);
    if (types.length === 0) return { unknown: word };
    for (const type of types) wanted.add(type);
  }
  return [...wanted];
}
