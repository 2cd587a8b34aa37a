import { z } from 'zod';
import { addressList, flag, httpUrl, httpUrls, integer, key32, postgresUrl, postgresUrls } from './value-schemas.ts';

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
  SIGNING_ALGORITHM: z.enum(['RS256', 'ES256'], 'expected RS256 or ES256').default('RS256'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_READ_URL: postgresUrls.optional(),
  DATABASE_READ_LAG_SECONDS: integer(1, 3600).default(5),
  DATABASE_POOL: integer(1, 200).default(10),
  MEILI_URL: httpUrl.optional(),
  MEILI_URLS: httpUrls.optional(),
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

/** What they are set to, read. */
export type Environment = z.infer<typeof variables>;
