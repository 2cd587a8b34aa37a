import { MAX_OFFSET } from '../../ports/search/queries.ts';
import { writeAfter } from './after.ts';

/** No numbered list goes beyond; spares the store numbers beyond its integers. */
export const MAX_PAGE = 10_000_000;

type Given = ReadonlyMap<string, string>;

/** Link header values (RFC 8288) for an array served by limit and offset. @param base address of the operation, without query */
export function offsetLinks(
  base: string,
  given: Given,
  page: { readonly limit: number; readonly offset: number; readonly total: number },
): string[] {
  const { limit, offset, total } = page;
  const lastReachable = Math.min(Math.max(total - 1, 0), MAX_OFFSET);
  const last = Math.floor(lastReachable / limit) * limit;
  const at = (start: number, rel: string) => link(base, given, { limit, offset: start }, rel);
  const links = [at(0, 'first')];
  if (offset > 0) links.push(at(Math.min(Math.max(offset - limit, 0), last), 'prev'));
  if (offset + limit < total && offset + limit <= MAX_OFFSET) links.push(at(offset + limit, 'next'));
  return [...links, at(last, 'last')];
}

export function numberedLinks(
  base: string,
  given: Given,
  at: { readonly page: number; readonly pageSize: number; readonly totalPages: number },
): string[] {
  const { page, pageSize, totalPages } = at;
  const last = Math.max(totalPages, 1);
  const to = (number: number, rel: string) => link(base, given, { page: number, pageSize }, rel);
  const links = [to(1, 'first')];
  if (page > 1) links.push(to(Math.min(page - 1, last), 'prev'));
  if (page < totalPages) links.push(to(page + 1, 'next'));
  return [...links, to(last, 'last')];
}

export function nextLink(
  base: string,
  given: Given,
  at: { readonly limit: number; readonly offset: number; readonly total: number },
): string[] {
  const next = at.offset + at.limit;
  if (next >= at.total || next > MAX_OFFSET) return [];
  return [link(base, given, { limit: at.limit, after: writeAfter(next) }, 'next')];
}

function link(base: string, given: Given, changes: Readonly<Record<string, number | string>>, rel: string): string {
  const query = new URLSearchParams([...given]);
  for (const [name, value] of Object.entries(changes)) query.set(name, String(value));
  return `<${base}?${query}>; rel="${rel}"`;
}
