import { resolve } from 'node:path';
import type { AddressList } from '../src/lib/address-list.ts';
import { type Environment, variables } from './config/variables.ts';

/** Name in the outbox of a single engine, and in metrics of searches by one or several. */
export const ONLY_ENGINE = 'meilisearch';

export interface MeilisearchEngine {
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
  /** True where BASE_URL and AUTH_URL are set; otherwise they are derived from HOST. */
  readonly hasPublicAddresses: boolean;
  /** Issuer of access tokens; no trailing slash. */
  readonly authUrl: string;
  /** Address of the workbench behind a proxy or another port; no trailing slash. */
  readonly workbenchUrl: string | undefined;
  readonly jwksUrl: string;
  /** Absolute. */
  readonly dataDir: string;
  /** 32 bytes; undefined = created on first start inside the data folder (embedded database only). */
  readonly keyEncryptionKey: Buffer | undefined;
  /** Replaces it for the secrets of webhooks and logins to the workbench. */
  readonly workerEncryptionKey: Buffer | undefined;
  /** Undefined = embedded Postgres in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Passwords of the process roles by name; a role without one cannot log in. */
  readonly rolePasswords: ReadonlyMap<string, string>;
  readonly databasePool: number;
  /** Undefined = in-process index. */
  readonly meili:
    | {
        /** URL of the only engine, or of the proxy before several. */
        readonly url: string;
        readonly engines: readonly MeilisearchEngine[];
        readonly searchKey: string | undefined;
        readonly indexerKey: string | undefined;
      }
    | undefined;
  /** Undefined = only where the database is embedded and empty. */
  readonly sampleData: boolean | undefined;
  /** Proxies with trusted X-Forwarded-For; undefined = none. */
  readonly trustedProxies: AddressList | undefined;
  readonly insecureAllowed: boolean;
  /** Collector of traces (OTLP over HTTP); undefined = no tracing. */
  readonly tracesTo: string | undefined;
  /** '*' or a list of origins. */
  readonly corsOrigins: '*' | readonly string[];
  readonly rateLimitPerMinute: number;
  /** Number of API or token processes that share the limits; each allows its part of them. */
  readonly limitsSharedBy: number;
  readonly tokenRateLimitPerMinute: number;
  /** Whether the API serves the finder, restaurants and menus as pages, without a token. Undefined = only in `menus start`. */
  readonly findPages: boolean | undefined;
  /** DevTools protocol URL of a Chromium that renders script pages; undefined = none. */
  readonly browserUrl: string | undefined;
  readonly allowPrivateSources: boolean;
  /** Time after SIGTERM during which API and token service still serve but report unready, so that balancers send requests elsewhere. */
  readonly drainSeconds: number;
  /** Undefined = info in a process, error in a command. */
  readonly logLevel: Environment['LOG_LEVEL'];
}

export const searchAddresses = (meili: Config['meili']): readonly string[] =>
  meili === undefined ? [] : [...new Set([meili.url, ...meili.engines.map(({ url }) => url)])];

/** All problems of the environment, one per line, each with the variable and the expected form. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the configuration. @param environment an empty value counts as unset @throws ConfigError that lists every problem */
export function loadConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(set);
  if (!parsed.success) {
    throw problem(...parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`));
  }
  const env = parsed.data;
  if (env.MEILI_URLS && !env.MEILI_URL) {
    throw problem('MEILI_URLS: expected only beside MEILI_URL, the address of the proxy before these engines');
  }
  const authUrl = env.AUTH_URL ?? `http://${reachable(env.HOST)}:${env.AUTH_PORT}`;
  return {
    port: env.PORT,
    authPort: env.AUTH_PORT,
    opsPort: env.OPS_PORT,
    host: env.HOST,
    opsHost: env.OPS_HOST,
    baseUrl: env.BASE_URL ?? `http://${reachable(env.HOST)}:${env.PORT}`,
    hasPublicAddresses: env.BASE_URL !== undefined && env.AUTH_URL !== undefined,
    authUrl,
    workbenchUrl: env.WORKBENCH_URL,
    jwksUrl: env.JWKS_URL ?? `${authUrl}/.well-known/jwks.json`,
    dataDir: resolve(env.DATA_DIR),
    keyEncryptionKey: env.KEY_ENCRYPTION_KEY,
    workerEncryptionKey: env.WORKER_ENCRYPTION_KEY,
    databaseUrl: env.DATABASE_URL,
    rolePasswords: env.ROLE_PASSWORDS ?? new Map(),
    databasePool: env.DATABASE_POOL,
    meili: meiliOf(env),
    sampleData: env.SAMPLE_DATA,
    trustedProxies: env.TRUSTED_PROXIES,
    insecureAllowed: env.ALLOW_INSECURE,
    tracesTo: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    corsOrigins: origins(env.CORS_ORIGINS),
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    limitsSharedBy: env.LIMITS_SHARED_BY,
    tokenRateLimitPerMinute: env.TOKEN_RATE_LIMIT_PER_MINUTE,
    findPages: env.FIND_PAGES,
    browserUrl: env.BROWSER_URL,
    allowPrivateSources: env.ALLOW_PRIVATE_SOURCES,
    drainSeconds: env.DRAIN_SECONDS,
    logLevel: env.LOG_LEVEL,
  };
}

const problem = (...lines: readonly string[]) =>
  new ConfigError(`The configuration has ${lines.length === 1 ? 'a problem' : 'problems'}:\n  ${lines.join('\n  ')}`);

function meiliOf(env: Environment): Config['meili'] {
  const { MEILI_URL: url, MEILI_URLS: urls, MEILI_SEARCH_KEY: searchKey, MEILI_INDEXER_KEY: indexerKey } = env;
  if (url === undefined) return undefined;
  const engines = urls?.map((one) => ({ name: `${ONLY_ENGINE} ${new URL(one).host}`, url: one }));
  return { url, engines: engines ?? [{ name: ONLY_ENGINE, url }], searchKey, indexerKey };
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
