import type { FindQuery } from '../../schemas/find-query.ts';

/** Parts of a query that become others; undefined takes a part away. */
export type FindChange = { readonly [Name in keyof FindQuery]?: FindQuery[Name] | undefined };

/** What an address leaves out, because it is so anyway. */
const USUAL: Readonly<Record<string, unknown>> = { page: 1, understand: true, allergenCertainty: 'stated' };

/** The address of the finder for a query with something changed; every change leads back to the first page. */
export function findAddress(query: FindChange, change: FindChange = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, page: undefined, ...change })) {
    const text = Array.isArray(value) ? value.join(',').toLowerCase() : String(value ?? '');
    if (text !== '' && value !== USUAL[name]) params.set(name, text);
  }
  const text = params.toString();
  return text === '' ? '/find' : `/find?${text}`;
}
