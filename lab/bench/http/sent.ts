import { createRandom } from '@menu-data-service/seeded-random';
import { inventedNames } from '../invented-menus.ts';
import type { Product } from './product.ts';

export interface Sent {
  readonly method?: 'POST';
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** GET with the token at the time of sending. */
export const authenticated = (
  product: Product,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Sent => ({
  path,
  get headers() {
    return { Authorization: `Bearer ${product.token}`, 'Accept-Encoding': 'br', ...headers };
  },
});

export const tokenRequest = ({ tokenRequestBody: body }: Product): Sent => ({
  ...{ method: 'POST', path: '/oauth/token', headers: { 'Content-Type': 'application/json' }, body },
});

export const itemSearch = (product: Product, search: string, more = ''): Sent =>
  authenticated(product, `/v1/menus/items?search=${encodeURIComponent(search)}&limit=20${more}`);

export const REPEATED_SEARCHES = ['chicken', 'chi', 'haloumi burger', 'smoked salmon', 'muhsroom risotto', 'oatcke'];

export function newSearches(): readonly string[] {
  const { next } = createRandom(7);
  const typed = inventedNames(2400).flatMap((name) => [
    name,
    name.slice(0, -1),
    name.slice(0, -2),
    name.split(' ').toReversed().join(' '),
  ]);
  return [...new Set(typed)]
    .map((text) => ({ text, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text);
}
