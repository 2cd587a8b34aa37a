import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { styleText } from 'node:util';
import { type Config, searchAddresses } from '../config.ts';
import { engineAnswers } from '../wiring/meilisearch.ts';
import { commandContext } from './command-context.ts';
import type { CommandIo, JsonOption } from './terminal/command-io.ts';
import { EXIT, type ExitCode } from './terminal/exit-codes.ts';
import { withStores } from './with-stores.ts';

interface Finding {
  readonly subject: string;
  readonly remedy?: string;
  readonly state: string;
}

const NEEDED_MB = 500;

/** Paths that answer 200 without a token, by which our service is recognised as the listener. */
const SIGNS: Readonly<Record<string, string>> = {
  PORT: '/openapi.json',
  AUTH_PORT: '/.well-known/jwks.json',
  OPS_PORT: '/livez',
};

/** Checks all dependencies of the service: one line each, with a remedy for each failure. */
export async function doctor(options: JsonOption, io: CommandIo): Promise<ExitCode> {
  const { config } = commandContext();
  const checked = await Promise.all([
    node(),
    port('PORT', config.port, config.host),
    port('AUTH_PORT', config.authPort, config.host),
    port('OPS_PORT', config.opsPort, config.opsHost),
    folder(config),
    database(config),
    engines(config),
  ]);
  const findings = checked.flat();
  for (const { subject, state, remedy } of findings) {
    if (options.json) {
      io.out(JSON.stringify({ subject, state, remedy: remedy ?? null }));
      continue;
    }
    const mark = remedy ? styleText('yellow', '!') : styleText('green', '✓');
    io.out(`${mark} ${subject}: ${state}${remedy ? `: ${remedy}` : ''}`);
  }
  return findings.some(({ remedy }) => remedy) ? EXIT.failed : EXIT.done;
}

function node(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fine = major > 20 || (major === 20 && minor >= 19);
  return { subject: 'Node', state: process.versions.node, ...(fine ? {} : { remedy: 'install Node 20.19 or newer' }) };
}

async function port(variable: string, number: number, host: string): Promise<Finding> {
  const subject = `${variable} ${number}`;
  const problem = await portProblem(number, host);
  if (!problem) return { subject, state: 'free' };
  if (problem.code !== 'EADDRINUSE') return { subject, state: problem.message, remedy: `set ${variable} or HOST` };
  if (await isOurs(variable, number, host)) return { subject, state: 'in use by the running service' };
  return { subject, state: 'taken by another program', remedy: `set ${variable} to a free port` };
}

function portProblem(number: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(number, host, () => server.close(() => resolve(undefined)));
  });
}

async function isOurs(variable: string, number: number, host: string): Promise<boolean> {
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${number}${SIGNS[variable] ?? '/'}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(3000) }).catch(() => null);
  return response?.ok ?? false;
}

async function folder(config: Config): Promise<Finding> {
  const subject = `DATA_DIR ${config.dataDir}`;
  try {
    await mkdir(config.dataDir, { recursive: true });
    await access(config.dataDir, constants.W_OK);
    const { bavail, bsize } = await statfs(config.dataDir);
    const free = Math.floor((bavail * bsize) / 1_048_576);
    const enough = free >= NEEDED_MB;
    return {
      subject,
      state: `writable, ${free} MB free`,
      ...(enough ? {} : { remedy: `free at least ${NEEDED_MB} MB` }),
    };
  } catch (error) {
    return { subject, state: (error as Error).message, remedy: 'set DATA_DIR to a folder this account may write' };
  }
}

async function database(config: Config): Promise<Finding> {
  const subject = config.databaseUrl ? 'DATABASE_URL' : 'embedded Postgres';
  try {
    const version = await withStores(async (stores) => {
      await stores.ping(3000);
      return stores.serverVersion();
    });
    const fine = Number.parseInt(version, 10) >= 15;
    return { subject, state: `PostgreSQL ${version}`, ...(fine ? {} : { remedy: 'use PostgreSQL 15 or newer' }) };
  } catch (error) {
    return { subject, state: (error as Error).message, remedy: 'start the server, or correct DATABASE_URL' };
  }
}

function engines({ meili }: Config): Promise<readonly Finding[]> {
  if (!meili) return Promise.resolve([{ subject: 'search', state: 'in-process index (MEILI_URL is not set)' }]);
  return Promise.all(searchAddresses(meili).map((url) => engine(url, meili.searchKey)));
}

async function engine(url: string, searchKey: string | undefined): Promise<Finding> {
  const subject = `search engine ${url}`;
  if (!(await engineAnswers(url)))
    return {
      subject,
      state: 'does not answer',
      remedy: 'start Meilisearch, or correct MEILI_URL or MEILI_URLS',
    };
  if (!searchKey) {
    return {
      subject,
      state: 'answers',
      remedy: 'if the engine has a master key, set MEILI_SEARCH_KEY (menus index keys)',
    };
  }
  return { subject, state: 'answers' };
}
