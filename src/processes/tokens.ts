import type { CommandIo } from '../terminal/command-io.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { startOps } from './ops-part.ts';
import { answers, readinessOf } from './readiness.ts';
import { runProcess } from './run-process.ts';
import { startTokens } from './tokens-part.ts';

/** `menus tokens`: the token service alone. */
export function runTokens(io: CommandIo): Promise<ExitCode> {
  return runProcess({ name: 'tokens', search: false }, io, async ({ base, openStores, keep }) => {
    const { config, logger } = base;
    const stores = openStores({ statementTimeoutMs: 1000, acquireTimeoutMs: 1000, applicationName: 'menus tokens' });
    const tokens = keep(await startTokens(base, stores));
    const readiness = readinessOf({ database: () => answers(stores.db), keys: () => tokens.ready() });
    keep(await startOps(base, { readiness, status: async () => ({}) }));
    logger.info({ port: config.authPort, issuer: config.authUrl }, 'token service is up');
  });
}
