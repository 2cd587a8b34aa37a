import type { Logger } from 'pino';
import { openStores, type Stores } from '../compose.ts';
import { type Config, loadConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';

export interface CommandContext {
  readonly config: Config;
  readonly logger: Logger;
}

/** The configuration and a quiet log for a command whose own messages go to the person at the terminal. */
export function commandContext(): CommandContext {
  const config = loadConfig();
  return { config, logger: createLogger('menus', config.logLevel ?? 'error') };
}

/**
 * Runs a command over the stores: of DATABASE_URL, of a running `menus start` on the same data folder, or of an
 * embedded Postgres that is started for the command and stopped after it.
 */
export async function withStores(
  command: (stores: Stores, context: CommandContext) => Promise<ExitCode>,
): Promise<ExitCode> {
  const context = commandContext();
  const stores = await openStores(context.config, context.logger, 'command');
  try {
    return await command(stores, context);
  } finally {
    await stores.close();
  }
}
