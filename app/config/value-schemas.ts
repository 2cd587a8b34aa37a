import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { parseAddressList } from '../../src/lib/address-list.ts';
import { postgresAddresses, postgresHosts, postgresPlace } from '../../src/lib/postgres-hosts.ts';

/** Scheme of an address with its colon, or '' where the text is not an address. */
const schemeOf = (text: string) => (URL.canParse(text) ? new URL(text).protocol : '');

/** A whole number from `least` to `most`, written in digits. `z.coerce` would read '' as 0, so the text is checked first. */
export const integer = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, `expected a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `expected a whole number from ${least} to ${most}`);

/** How many processes to run: a whole number, or `auto` for as many as this machine has cores for this program. */
export const processCount = z
  .string()
  .transform((text) => (text === 'auto' ? availableParallelism() : Number(/^\d{1,3}$/.exec(text)?.[0])))
  .refine((count) => count >= 1 && count <= 128, 'expected a whole number from 1 to 128, or auto');

/** Yes or no. */
export const flag = z
  .enum(['true', 'false', '1', '0'], 'expected true or false')
  .transform((value) => value === 'true' || value === '1');

/** An address over HTTP; without the slashes at its end. */
export const httpUrl = z
  .string()
  .refine((value) => /^https?:$/.test(schemeOf(value)), 'expected an address such as https://api.menus.example')
  .transform((value) => value.replace(/\/+$/, ''));

/** Several addresses over HTTP, with commas between them, each once. */
export const httpUrls = z.string().transform((text, context) => {
  const urls = text.split(',').map((one) => httpUrl.safeParse(one.trim()));
  const good = urls.flatMap(({ data }) => (data === undefined ? [] : [data]));
  if (good.length === urls.length && isDistinct(good.map((url) => new URL(url).host))) return good;
  context.addIssue({
    code: 'custom',
    message: 'expected addresses, each once, as http://search-1:7700,http://search-2:7700',
  });
  return z.NEVER;
});

const isDistinct = (texts: readonly string[]) => new Set(texts).size === texts.length;

const isPostgres = (address: string) => /^postgres(ql)?:$/.test(schemeOf(address));

/** A database: one address, of one or several hosts. */
export const postgresUrl = z.string().refine((value) => {
  const hosts = postgresHosts(value);
  return hosts.every(isPostgres) && isDistinct(hosts);
}, 'expected an address such as postgres://user@host:5432/menus, or postgres://user@db-1,db-2/menus with all servers of which one takes writes');

/** Several databases, with commas between them, each once. */
export const postgresUrls = z
  .string()
  .transform(postgresAddresses)
  .refine(
    (urls) => urls.every(isPostgres) && isDistinct(urls.map(postgresPlace)),
    'expected addresses of replicas, each once, as postgres://user@db-2:5432/menus,postgres://user@db-3:5432/menus',
  );

/** Addresses and networks, as `parseAddressList` reads them. */
export const addressList = z.string().transform((text, context) => {
  try {
    return parseAddressList(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

/** The 32 bytes of a key. */
export const key32 = z
  .string()
  .regex(
    /^(?:[0-9a-f]{64}|[A-Za-z0-9+/]{43}=)$/,
    'expected 32 random bytes as 64 hex digits or as base64 (openssl rand -hex 32)',
  )
  .transform((value) => Buffer.from(value, value.length === 64 ? 'hex' : 'base64'));
