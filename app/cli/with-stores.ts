import { ServiceError } from '../../src/domain/errors.ts';
import { openStores, type Stores } from '../wiring/stores.ts';
import { type CommandContext, commandContext } from './command-context.ts';

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ETIMEDOUT: 'it does not answer in time',
  '28P01': 'it refuses the password',
  '3D000': 'it has no such database',
};

const PING_MS = 10_000;

/**
 * Runs a command over the stores: of DATABASE_URL, of a running `menus start` on the same data folder, or of an embedded Postgres that is
 * started for the command and stopped after it.
 * @throws ServiceError 503 that names the database and the reason where it is unreachable
 */
export async function withStores<T>(command: (stores: Stores, context: CommandContext) => Promise<T>): Promise<T> {
  const context = commandContext();
  const stores = await openStores(context.config, context.logger, 'command');
  try {
    if (context.config.databaseUrl) await requireDatabase(stores);
    return await command(stores, context);
  } finally {
    await stores.close();
  }
}

async function requireDatabase(stores: Stores): Promise<void> {
  await stores.ping(PING_MS).catch((error: Error) => {
    const code = 'code' in error ? String(error.code) : '';
    const reason = REASONS[code] ?? (error.message || code);
    throw new ServiceError(
      503,
      'database_unreachable',
      `the database ${placeOf(stores.url)} cannot be used: ${reason} (DATABASE_URL names it)`,
      { cause: error },
    );
  });
}

function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${pathname.slice(1) || 'postgres'} at ${hostname || 'localhost'}:${port || 5432}`;
}
