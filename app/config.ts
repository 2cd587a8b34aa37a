import { resolve } from 'node:path';
import type { AddressList } from '../src/lib/address-list.ts';
import { type Environment, variables } from './config/variables.ts';

/** A Meilisearch server. */
export interface MeilisearchEngine {
  /** Under which the outbox knows it. */
  readonly name: string;
  readonly url: string;
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
  /** Where people reach the workbench, if it is through a proxy or another port; no trailing slash. */
  readonly workbenchUrl: string | undefined;
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
  /** Whether search engines are asked to list those pages. */
  readonly publicPages: boolean;
  /** For each address. */
  readonly pageRateLimitPerMinute: number;
  /** 0 = never. */
  readonly checkSourcesEveryHours: number;
  /** A Chromium at its DevTools protocol, which draws pages of scripts; undefined = none. */
  readonly browserUrl: string | undefined;
  /** Requests to one website at a visit. */
  readonly discoverRequests: number;
  /** Links from its home page to a page that is opened. */
  readonly discoverSteps: number;
  /** How often exports and price statistics are made again where data have changed; 0 = there are none. */
  readonly exportEverySeconds: number;
  readonly allowPrivateSources: boolean;
  /** How many processes of `menus api` or `menus tokens` serve the same port. */
  readonly processes: number;
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

/**
 * Reads the configuration.
 * @param environment an empty value counts as not set
 * @throws ConfigError that lists every problem
 */
export function loadConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(set);
  if (!parsed.success) {
    throw problem(...parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`));
  }
  const env = parsed.data;
  if (env.MEILI_URL && env.MEILI_URLS) throw problem('MEILI_URLS: expected it or MEILI_URL, not both');
  if (env.DATABASE_READ_URL && !env.DATABASE_URL) {
    throw problem('DATABASE_READ_URL: expected only beside DATABASE_URL');
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
    workbenchUrl: env.WORKBENCH_URL,
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
    publicPages: env.PUBLIC_PAGES,
    pageRateLimitPerMinute: env.PAGE_RATE_LIMIT_PER_MINUTE,
    checkSourcesEveryHours: env.CHECK_SOURCES_EVERY_HOURS,
    browserUrl: env.BROWSER_URL,
    discoverRequests: env.DISCOVER_REQUESTS,
    discoverSteps: env.DISCOVER_STEPS,
    exportEverySeconds: env.EXPORT_EVERY_SECONDS,
    allowPrivateSources: env.ALLOW_PRIVATE_SOURCES,
    processes: env.PROCESSES,
    drainSeconds: env.DRAIN_SECONDS,
    sandbox: false,
    logLevel: env.LOG_LEVEL,
  };
}

const problem = (...lines: readonly string[]) =>
  new ConfigError(`The configuration has ${lines.length === 1 ? 'a problem' : 'problems'}:\n  ${lines.join('\n  ')}`);

function meiliOf(env: Environment): Config['meili'] {
  const engines = [
    ...(env.MEILI_URL ? [{ name: 'meilisearch', url: env.MEILI_URL }] : []),
    ...(env.MEILI_URLS ?? []).map((url) => ({ name: `meilisearch ${new URL(url).host}`, url })),
  ];
  if (engines.length === 0) return undefined;
  return { engines, searchKey: env.MEILI_SEARCH_KEY, indexerKey: env.MEILI_INDEXER_KEY };
}

function mcpClientOf({ MCP_CLIENT_ID: id, MCP_CLIENT_SECRET: secret }: Environment): Config['mcpClient'] {
  if (id !== undefined && secret !== undefined) return { id, secret };
  if (id === undefined && secret === undefined) return undefined;
  const missing = id === undefined ? 'MCP_CLIENT_ID' : 'MCP_CLIENT_SECRET';
  throw problem(`${missing}: expected beside the other one of the client`);
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
