import { z } from 'zod';
import { parseAddressList } from '../../src/lib/address-list.ts';

/** Scheme of an address with its colon, or '' where the text is not an address. */
const schemeOf = (text: string) => (URL.canParse(text) ? new URL(text).protocol : '');

/** Integer from `least` to `most`, in digits. `z.coerce` would read '' as 0, so the text is checked first. */
const integer = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, `expected a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `expected a whole number from ${least} to ${most}`);

const flag = z
  .enum(['true', 'false', '1', '0'], 'expected true or false')
  .transform((value) => value === 'true' || value === '1');

const httpUrl = z
  .string()
  .refine((value) => /^https?:$/.test(schemeOf(value)), 'expected an address such as https://api.menus.example')
  // recheck-ignore: the operator gives the address
  .transform((value) => value.replace(/\/+$/, ''));

const httpUrls = z.string().transform((text, context) => {
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

/** Database at one host: the driver would take several, in the syntax of libpq, for one name. */
const postgresUrl = z
  .string()
  .refine(
    (value) => /^postgres(ql)?:$/.test(schemeOf(value)) && !new URL(value).hostname.includes(','),
    'expected an address such as postgres://user@host:5432/menus, of one host: a proxy leads to the primary of several',
  );

const addressList = z.string().transform((text, context) => {
  try {
    return parseAddressList(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

const MIN_PASSWORD_LENGTH = 16;

const passwords = z
  .string()
  .regex(
    new RegExp(`^\\w+=[^\\s,=]{${MIN_PASSWORD_LENGTH},}(?:,\\w+=[^\\s,=]{${MIN_PASSWORD_LENGTH},})*$`),
    `expected passwords of at least ${MIN_PASSWORD_LENGTH} signs, as menus_api=…,menus_tokens=… (openssl rand -hex 24)`,
  )
  .transform((text) => new Map(text.split(',').map((one) => one.split('=') as [string, string])));

const key32 = z
  .string()
  .regex(
    /^(?:[0-9a-f]{64}|[A-Za-z0-9+/]{43}=)$/,
    'expected 32 random bytes as 64 hex digits or as base64 (openssl rand -hex 32)',
  )
  .transform((value) => Buffer.from(value, value.length === 64 ? 'hex' : 'base64'));

/** Every environment variable of the service. Nothing else in the code reads the environment. */
export const variables = z.object({
  PORT: integer(1, 65_535).default(3000),
  AUTH_PORT: integer(1, 65_535).default(3001),
  OPS_PORT: integer(1, 65_535).default(3002),
  HOST: z.string().min(1).default('127.0.0.1'),
  OPS_HOST: z.string().min(1).default('127.0.0.1'),
  BASE_URL: httpUrl.optional(),
  AUTH_URL: httpUrl.optional(),
  JWKS_URL: httpUrl.optional(),
  WORKBENCH_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  KEY_ENCRYPTION_KEY: key32.optional(),
  WORKER_ENCRYPTION_KEY: key32.optional(),
  DATABASE_URL: postgresUrl.optional(),
  ROLE_PASSWORDS: passwords.optional(),
  DATABASE_POOL: integer(1, 200).default(10),
  MEILI_URL: httpUrl.optional(),
  MEILI_URLS: httpUrls.optional(),
  MEILI_SEARCH_KEY: z.string().min(1).optional(),
  MEILI_INDEXER_KEY: z.string().min(1).optional(),
  SAMPLE_DATA: flag.optional(),
  TRUSTED_PROXIES: addressList.optional(),
  ALLOW_INSECURE: flag.default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  CORS_ORIGINS: z.string().default('*'),
  RATE_LIMIT_PER_MINUTE: integer(1, 1_000_000).default(600),
  TOKEN_RATE_LIMIT_PER_MINUTE: integer(1, 1_000_000).default(30),
  LIMITS_SHARED_BY: integer(1, 1000).default(1),
  FIND_PAGES: flag.optional(),
  BROWSER_URL: httpUrl.optional(),
  ALLOW_PRIVATE_SOURCES: flag.default(false),
  DRAIN_SECONDS: integer(0, 300).default(1),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
});

export type Environment = z.infer<typeof variables>;
