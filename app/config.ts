import { resolve } from 'node:path';
import { z } from 'zod';
import { type AddressList, parseAddressList } from '../src/lib/address-list.ts';
import { isOneSlipApart } from '../src/lib/one-slip-apart.ts';
import { postgresAddresses, postgresHosts, postgresPlace } from '../src/lib/postgres-hosts.ts';

/** Scheme of an address with its colon, or '' where the text is not an address. */
const schemeOf = (text: string) => (URL.canParse(text) ? new URL(text).protocol : '');

/** A whole number written in digits. `z.coerce` would read '' as 0, so the text is checked first. */
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
  .transform((value) => value.replace(/\/+$/, ''));

const httpUrls = z.string().transform((text, context) => {
  const urls = text.split(',').map((one) => httpUrl.safeParse(one.trim()));
  const good = urls.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const hosts = new Set(good.map((url) => new URL(url).host));
  if (good.length === urls.length && hosts.size === urls.length) return good;
  context.addIssue({
    code: 'custom',
    message: 'expected addresses, each once, as http://search-1:7700,http://search-2:7700',
  });
  return z.NEVER;
});

/** As `north=http://search-1:7700,http://search-2:7700;south=http://search-3:7700`. */
const engineGroups = z.string().transform((text, context) => {
  const groups = text.split(';').map((one) => {
    const [, name, urls = ''] = /^\s*([a-z][a-z0-9-]{0,39})=(.*)$/.exec(one) ?? [];
    return { name: name ?? '', urls: httpUrls.safeParse(urls).data ?? [] };
  });
  const hosts = groups.flatMap(({ urls }) => urls.map((url) => new URL(url).host));
  const isWhole = groups.every(({ name, urls }) => name !== '' && urls.length > 0);
  if (isWhole && isDistinct(groups.map(({ name }) => name)) && isDistinct(hosts)) return groups;
  context.addIssue({
    code: 'custom',
    message:
      'expected groups of addresses, each once, as north=http://search-1:7700,http://search-2:7700;south=http://search-3:7700',
  });
  return z.NEVER;
});

const isDistinct = (texts: readonly string[]) => new Set(texts).size === texts.length;

const isPostgres = (address: string) => /^postgres(ql)?:$/.test(schemeOf(address));

/** One address of one or several hosts. */
const postgresUrl = z.string().refine((value) => {
  const hosts = postgresHosts(value);
  return hosts.every(isPostgres) && new Set(hosts).size === hosts.length;
}, 'expected an address such as postgres://user@host:5432/menus, or postgres://user@db-1,db-2/menus with all servers of which one takes writes');

const postgresUrls = z
  .string()
  .transform(postgresAddresses)
  .refine(
    (urls) => urls.every(isPostgres) && new Set(urls.map(postgresPlace)).size === urls.length,
    'expected addresses of replicas, each once, as postgres://user@db-2:5432/menus,postgres://user@db-3:5432/menus',
  );

const addressList = z.string().transform((text, context) => {
  try {
    return parseAddressList(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

const key32 = z
  .string()
  .regex(
    /^(?:[0-9a-f]{64}|[A-Za-z0-9+/]{43}=)$/,
    'expected 32 random bytes as 64 hex digits or as base64 (openssl rand -hex 32)',
  )
  .transform((value) => Buffer.from(value, value.length === 64 ? 'hex' : 'base64'));

/** Every environment variable of the service. Nothing else in the code reads the environment. */
const schema = z.object({
  PORT: integer(1, 65_535).default(3000),
  AUTH_PORT: integer(1, 65_535).default(3001),
  OPS_PORT: integer(1, 65_535).default(3002),
  HOST: z.string().min(1).default('127.0.0.1'),
  OPS_HOST: z.string().min(1).default('127.0.0.1'),
  BASE_URL: httpUrl.optional(),
  AUTH_URL: httpUrl.optional(),
  JWKS_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  KEY_ENCRYPTION_KEY: key32.optional(),
  SIGNING_ALGORITHM: z.enum(['RS256', 'ES256'], 'expected RS256 or ES256').default('RS256'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_READ_URL: postgresUrls.optional(),
  DATABASE_READ_LAG_SECONDS: integer(1, 3600).default(5),
  DATABASE_POOL: integer(1, 200).default(10),
  MEILI_URL: httpUrl.optional(),
  MEILI_URLS: httpUrls.optional(),
  MEILI_GROUPS: engineGroups.optional(),
  MEILI_SEARCH_KEY: z.string().min(1).optional(),
  MEILI_INDEXER_KEY: z.string().min(1).optional(),
  MCP_CLIENT_ID: z.string().min(1).optional(),
  MCP_CLIENT_SECRET: z.string().min(1).optional(),
  SAMPLE_DATA: flag.optional(),
  TRUSTED_PROXIES: addressList.optional(),
  ALLOW_INSECURE: flag.default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  CORS_ORIGINS: z.string().default('*'),
  RATE_LIMIT_PER_MINUTE: integer(1, 1_000_000).default(600),
  TOKEN_RATE_LIMIT_PER_MINUTE: integer(1, 1_000_000).default(30),
  FIND_PAGES: flag.optional(),
  PAGE_RATE_LIMIT_PER_MINUTE: integer(1, 1_000_000).default(300),
  CHECK_SOURCES_EVERY_HOURS: integer(0, 8760).default(24),
  EXPORT_EVERY_SECONDS: integer(0, 604_800).default(900),
  ALLOW_PRIVATE_SOURCES: flag.default(false),
  DRAIN_SECONDS: integer(0, 300).default(1),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
});

type Environment = z.infer<typeof schema>;

/** A Meilisearch server. */
export interface MeilisearchEngine {
  /** Under which the outbox knows it. */
  readonly name: string;
  readonly url: string;
  /** Those of one group hold the same; null: it holds everything. */
  readonly group: string | null;
}

export interface Config {
  readonly port: number;
  readonly authPort: number;
  readonly opsPort: number;
  readonly host: string;
  readonly opsHost: string;
  /** Audience of access tokens and base of every link; no trailing slash. */
  readonly baseUrl: string;
  /** Issuer of access tokens; no trailing slash. */
  readonly authUrl: string;
  /** Where the API reads the public signing keys. */
  readonly jwksUrl: string;
  /** Absolute. */
  readonly dataDir: string;
  /** 32 bytes; undefined = made on first start inside the data folder (embedded database only). */
  readonly keyEncryptionKey: Buffer | undefined;
  readonly signingAlgorithm: 'RS256' | 'ES256';
  /** Of one or several hosts, of which one takes writes. Undefined = embedded Postgres in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Replicas that look-ups may go to. */
  readonly databaseReadUrls: readonly string[];
  /** A replica that is further behind is not used. */
  readonly databaseReadLagSeconds: number;
  /** Connections to each server. */
  readonly databasePool: number;
  /** Undefined = in-process index. */
  readonly meili:
    | {
        /** In the order of the configuration. */
        readonly engines: readonly MeilisearchEngine[];
        readonly searchKey: string | undefined;
        readonly indexerKey: string | undefined;
      }
    | undefined;
  /** Who `menus mcp` asks as; undefined = the demo client of the data folder. */
  readonly mcpClient: { readonly id: string; readonly secret: string } | undefined;
  /** Undefined = only where the database is embedded and empty. */
  readonly sampleData: boolean | undefined;
  /** Proxies whose X-Forwarded-For is believed; undefined = none. */
  readonly trustedProxies: AddressList | undefined;
  /** Starts also with settings that are plainly unsafe. */
  readonly insecureAllowed: boolean;
  /** Collector of traces (OTLP over HTTP); undefined = none are made. */
  readonly tracesTo: string | undefined;
  /** '*' or a list of origins. */
  readonly corsOrigins: '*' | readonly string[];
  readonly rateLimitPerMinute: number;
  readonly tokenRateLimitPerMinute: number;
  /** Whether the API serves the finder, restaurants and menus as pages, without a token. Undefined = only in `menus start`. */
  readonly findPages: boolean | undefined;
  /** For each address. */
  readonly pageRateLimitPerMinute: number;
  /** 0 = never. */
  readonly checkSourcesEveryHours: number;
  /** How often exports and price statistics are made again where data have changed; 0 = there are none. */
  readonly exportEverySeconds: number;
  readonly allowPrivateSources: boolean;
  /** How long API and token service serve on after SIGTERM, not ready any more, so that balancers send requests elsewhere. */
  readonly drainSeconds: number;
  /** Set by `menus start --sandbox` and by nothing else. */
  readonly sandbox: boolean;
  /** Undefined = info in a process, error in a command. */
  readonly logLevel: Environment['LOG_LEVEL'];
}

/** All problems of the environment, one per line, each with the variable and what is expected. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Four letters are too few to guess from: POST and HOSTS need not be PORT and HOST. */
const SHORTEST_GUESSED = 7;

/**
 * Reads the configuration.
 * @param variables the environment; an empty value counts as not set
 * @throws ConfigError that lists every problem
 */
export function loadConfig(variables: Readonly<Record<string, string | undefined>> = process.env): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(set);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`);
    throw new ConfigError(
      `The configuration has ${lines.length === 1 ? 'a problem' : 'problems'}:\n${lines.join('\n')}`,
    );
  }
  const env = parsed.data;
  const engineSettings = (['MEILI_URL', 'MEILI_URLS', 'MEILI_GROUPS'] as const).filter((name) => env[name]);
  if (engineSettings.length > 1) {
    throw new ConfigError(
      `The configuration has a problem:\n  ${engineSettings.at(-1)}: expected it or ${engineSettings[0]}, not both`,
    );
  }
  if (env.DATABASE_READ_URL && !env.DATABASE_URL) {
    throw new ConfigError('The configuration has a problem:\n  DATABASE_READ_URL: expected only beside DATABASE_URL');
  }
  const authUrl = env.AUTH_URL ?? `http://${reachable(env.HOST)}:${env.AUTH_PORT}`;
  return {
    port: env.PORT,
    authPort: env.AUTH_PORT,
    opsPort: env.OPS_PORT,
    host: env.HOST,
    opsHost: env.OPS_HOST,
    baseUrl: env.BASE_URL ?? `http://${reachable(env.HOST)}:${env.PORT}`,
    authUrl,
    jwksUrl: env.JWKS_URL ?? `${authUrl}/.well-known/jwks.json`,
    dataDir: resolve(env.DATA_DIR),
    keyEncryptionKey: env.KEY_ENCRYPTION_KEY,
    signingAlgorithm: env.SIGNING_ALGORITHM,
    databaseUrl: env.DATABASE_URL,
    databaseReadUrls: env.DATABASE_READ_URL ?? [],
    databaseReadLagSeconds: env.DATABASE_READ_LAG_SECONDS,
    databasePool: env.DATABASE_POOL,
    meili: meiliOf(env),
    mcpClient: mcpClientOf(env),
    sampleData: env.SAMPLE_DATA,
    trustedProxies: env.TRUSTED_PROXIES,
    insecureAllowed: env.ALLOW_INSECURE,
    tracesTo: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    corsOrigins: origins(env.CORS_ORIGINS),
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    tokenRateLimitPerMinute: env.TOKEN_RATE_LIMIT_PER_MINUTE,
    findPages: env.FIND_PAGES,
    pageRateLimitPerMinute: env.PAGE_RATE_LIMIT_PER_MINUTE,
    checkSourcesEveryHours: env.CHECK_SOURCES_EVERY_HOURS,
    exportEverySeconds: env.EXPORT_EVERY_SECONDS,
    allowPrivateSources: env.ALLOW_PRIVATE_SOURCES,
    drainSeconds: env.DRAIN_SECONDS,
    sandbox: false,
    logLevel: env.LOG_LEVEL,
  };
}

/**
 * Variables that look like misspelt ones of the service, with the one that was probably meant. A variable whose right name is set too is
 * left alone, and so are names that end in _URI, which other programs use where ours end in _URL.
 */
export function misspeltVariables(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): readonly { readonly name: string; readonly meant: string }[] {
  const unset = Object.keys(schema.shape).filter((name) => name.length >= SHORTEST_GUESSED && !variables[name]);
  return Object.keys(variables).flatMap((name) => {
    if (name in schema.shape || name.endsWith('_URI')) return [];
    const meant = unset.find((known) => isOneSlipApart(name.toUpperCase(), known) || name.toUpperCase() === known);
    return meant === undefined ? [] : [{ name, meant }];
  });
}

function meiliOf(env: Environment): Config['meili'] {
  const named = (group: string | null) => (url: string) => ({ name: `meilisearch ${new URL(url).host}`, url, group });
  const engines = [
    ...(env.MEILI_URL ? [{ name: 'meilisearch', url: env.MEILI_URL, group: null }] : []),
    ...(env.MEILI_URLS ?? []).map(named(null)),
    ...(env.MEILI_GROUPS ?? []).flatMap(({ name, urls }) => urls.map(named(name))),
  ];
  if (engines.length === 0) return undefined;
  return { engines, searchKey: env.MEILI_SEARCH_KEY, indexerKey: env.MEILI_INDEXER_KEY };
}

function mcpClientOf({ MCP_CLIENT_ID: id, MCP_CLIENT_SECRET: secret }: Environment): Config['mcpClient'] {
  if (id !== undefined && secret !== undefined) return { id, secret };
  if (id === undefined && secret === undefined) return undefined;
  const missing = id === undefined ? 'MCP_CLIENT_ID' : 'MCP_CLIENT_SECRET';
  throw new ConfigError(`The configuration has a problem:\n  ${missing}: expected beside the other one of the client`);
}

function origins(text: string): '*' | string[] {
  if (text.trim() === '*') return '*';
  return text
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
}

/** 0.0.0.0 and :: are addresses to listen on, not to connect to. */
const reachable = (host: string) => (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host);
