import type { FindQuery } from './find-query-schema.ts';

export type FindChange = { readonly [Name in keyof FindQuery]?: FindQuery[Name] | undefined };

/** Defaults, which addresses omit. */
const USUAL: Readonly<Record<string, unknown>> = { page: 1, understand: true, allergenCertainty: 'stated' };

/** Address of the finder for a query with a change; every change leads back to the first page. */
export function findAddress(query: FindChange, change: FindChange = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, page: undefined, ...change })) {
    const text = Array.isArray(value) ? value.join(',').toLowerCase() : String(value ?? '');
    if (text !== '' && value !== USUAL[name]) params.set(name, text);
  }
  const text = params.toString();
  return text === '' ? '/find' : `/find?${text}`;
}
