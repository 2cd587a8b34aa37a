import { amountOf } from '../../price/price-token.ts';

export type PlainObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asList = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** Calls `enter` for each object in a tree of so many levels; goes on inside where it returns true. */
export function visitObjects(value: unknown, levels: number, enter: (object: PlainObject) => boolean): void {
  if (levels < 0) return;
  if (Array.isArray(value)) for (const entry of value) visitObjects(entry, levels - 1, enter);
  else if (isObject(value) && enter(value))
    for (const entry of Object.values(value)) visitObjects(entry, levels - 1, enter);
}

/** The classes of a schema.org object, without their vocabulary: "MenuItem". */
export const classesOf = (object: PlainObject): string[] =>
  asList(object['@type']).map((type) => String(type).replace(/^.*[/#:]/, ''));

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  pound: '£',
};

/** Text of a value without tags, entities and superfluous space; null where there is none. */
export function asText(value: unknown): string | null {
  if (Array.isArray(value)) return asText(value[0]);
  if (isObject(value)) return asText(value['@value'] ?? value.en ?? value.text);
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value)
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d{2,5});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
  return text || null;
}

/** A price in a value: 4.5, "4.50", "£4.50", "4,50", "1,250.00"; null where there is none. */
export function asPrice(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : null;
  if (typeof value !== 'string') return null;
  const number = /\d+(?:[.,]\d{3})*(?:[.,]\d{1,2}(?!\d))?/.exec(value)?.[0];
  return number === undefined ? null : amountOf(number);
}
