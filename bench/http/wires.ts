import { createRandom } from '@menu-data-service/seeded-random';
import { inventedNames } from '../invented-menus.ts';
import type { Product } from './product.ts';

/** A GET as it goes over the wire. */
export function get(path: string, headers: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\n${lines.join('')}\r\n`;
}

/** A GET with a valid token. */
export function authenticated(product: Product, path: string, headers: Readonly<Record<string, string>> = {}): string {
  return get(path, { Authorization: `Bearer ${product.token}`, 'Accept-Encoding': 'br', ...headers });
}

/** A request for a token. */
export function tokenRequest(product: Product): string {
  const body = product.tokenRequestBody;
  return `POST /oauth/token HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

export function itemSearch(product: Product, search: string, more = ''): string {
  return authenticated(product, `/v1/menus/items?search=${encodeURIComponent(search)}&limit=20${more}`);
}

/** What many people type alike. */
export const REPEATED_SEARCHES = ['chicken', 'chi', 'haloumi burger', 'smoked salmon', 'muhsroom risotto', 'oatcke'];

/** Searches as they are typed, in a random order, none of them twice. */
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
