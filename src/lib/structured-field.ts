/** A token of RFC 9651, such as an allergen code: a letter, then letters, digits and a few signs. */
export interface Token {
  readonly token: string;
}

/** A number written with its fraction, three digits at most. */
export interface Decimal {
  readonly decimal: number;
}

type Bare = boolean | number | string | Token | Decimal;

export interface Parametered {
  readonly value: Bare;
  readonly parameters: Readonly<Record<string, Bare>>;
}

export type Member = Bare | readonly (Bare | Parametered)[];

/** Limits of RFC 9651: fifteen digits for an integer, twelve before the point of a decimal. */
const MAX_INTEGER = 999_999_999_999_999;
const MAX_DECIMAL = 999_999_999_999;

const within = (value: number, most: number): number => Math.min(Math.max(value, -most), most);

const PLAIN_ASCII = /^[\x20-\x7e]*$/;

function text(value: string): string {
  if (PLAIN_ASCII.test(value)) return `"${value.replace(/["\\]/g, '\\$&')}"`;
  const bytes = new TextEncoder().encode(value.toWellFormed());
  const kept = (byte: number): boolean => byte >= 0x20 && byte <= 0x7e && byte !== 0x25 && byte !== 0x22;
  const written = [...bytes].map((byte) =>
    kept(byte) ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, '0')}`,
  );
  return `%"${written.join('')}"`;
}

function bare(value: Bare): string {
  if (typeof value === 'boolean') return value ? '?1' : '?0';
  if (typeof value === 'number') return String(Math.trunc(within(value, MAX_INTEGER)));
  if (typeof value === 'string') return text(value);
  if ('token' in value) return value.token;
  const rounded = within(Math.round(value.decimal * 1000) / 1000, MAX_DECIMAL);
  return Number.isInteger(rounded) ? `${rounded}.0` : String(rounded);
}

function item(value: Bare | Parametered): string {
  if (typeof value !== 'object' || !('parameters' in value)) return bare(value);
  const parameters = Object.entries(value.parameters).map(([key, one]) =>
    one === true ? `;${key}` : `;${key}=${bare(one)}`,
  );
  return `${bare(value.value)}${parameters.join('')}`;
}

function isList(member: Member): member is readonly (Bare | Parametered)[] {
  return Array.isArray(member);
}

/**
 * Serialises a dictionary of RFC 9651: true is the key alone, non-ASCII strings are Display Strings. Keys and tokens are trusted and not
 * checked.
 */
export function structuredDictionary(members: Readonly<Record<string, Member>>): string {
  return Object.entries(members)
    .map(([key, member]) => {
      if (member === true) return key;
      return `${key}=${isList(member) ? `(${member.map(item).join(' ')})` : bare(member)}`;
    })
    .join(', ');
}
