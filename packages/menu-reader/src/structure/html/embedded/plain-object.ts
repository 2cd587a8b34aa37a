import { memoize } from '@menu-data-service/menu-model/memoize';
import { load } from 'cheerio';
import { POUNDS } from '../../price/currencies.ts';
import { amountOf, priceTokens } from '../../price/price-token.ts';

export type PlainObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asList = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** Calls `enter` for each object in a tree of this depth; descends where it returns true. */
export function visitObjects(value: unknown, levels: number, enter: (object: PlainObject) => boolean): void {
  if (levels < 0) return;
  if (Array.isArray(value)) for (const entry of value) visitObjects(entry, levels - 1, enter);
  else if (isObject(value) && enter(value))
    for (const entry of Object.values(value)) visitObjects(entry, levels - 1, enter);
}

export const classesOf = (object: PlainObject): string[] =>
  asList(object['@type']).map((type) => String(type).replace(/^.*[/#:]/, ''));

const decoded = memoize((entity) => load(entity, null, false).text());

/** Escaped by a template and once more by a plugin: "&amp;amp;". */
const MAX_ESCAPES = 3;

export function withoutEntities(text: string, escapes = MAX_ESCAPES): string {
  let plain = text;
  for (let i = 0; i < escapes && plain.includes('&'); i++)
    plain = plain.replace(/&(?:#x?[\da-f]{1,7}|[a-z][\da-z]{1,31});/gi, decoded);
  return plain;
}

const STRUCK = /<(?:s|del|strike)(?:\s[^<>]*)?>[^<]*<\/(?:s|del|strike)>/gi;

/** Text of a value without tags, entities and superfluous space; null for none. */
export function asText(value: unknown): string | null {
  if (Array.isArray(value)) return asText(value[0]);
  if (isObject(value)) return asText(value['@value'] ?? value.en ?? value.text);
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = withoutEntities(String(value))
    .replace(STRUCK, ' ')
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text || null;
}

const DECIMAL = /^\d+(?:\.\d+|,(?:\d{1,2}|\d{4,}))$/;

/** Price in a value: 4.5, "4.50", "£4.50", "4,50", "1,250.00", and "9.0000" with the decimal sign of schema.org; null for none. */
export function asPrice(value: unknown): number | null {
  const price = typeof value === 'string' ? priceIn(value) : value;
  // no currency has more than three decimals
  return typeof price === 'number' && Number.isFinite(price) && price >= 0 ? Math.round(price * 1000) / 1000 : null;
}

/** "795p", "from 60 pence each"; not "12 p.p." */
const IN_PENCE = /^[^\d\p{Sc}]{0,20}(\d{1,6})\s?(?:p|pence|¢|cents?|ct)(?!\p{L}|\.\s?p)\D*$/iu;

/** Currency whose sign or code is printed with an amount. */
export const currencyOfAmount = (value: unknown): string | null =>
  typeof value === 'string' ? (priceTokens(value).find(({ form }) => form === 'currency')?.currency ?? null) : null;

function priceIn(text: string): number | null {
  const [, pence] = IN_PENCE.exec(text) ?? [];
  if (pence !== undefined) return Number(pence) / 100;
  const signed = priceTokens(text).find(({ form }) => form === 'currency');
  const number = /\d+(?:[.,]\d+)*/.exec(text.slice(signed?.start ?? 0))?.[0];
  if (number === undefined) return null;
  const isThousands = signed !== undefined && signed.currency !== POUNDS && /\.\d{3}$/.test(number);
  return DECIMAL.test(number) && !isThousands ? Number(number.replace(',', '.')) : (signed?.value ?? amountOf(number));
}

/** True for an amount without decimals or a currency sign: 950, "950". */
export const isWholeAmount = (value: unknown): boolean =>
  typeof value === 'number' ? Number.isInteger(value) : /^\s*\d+\s*$/.test(String(value));
