import type { CommandIo } from '../terminal/command-io.ts';
import type { ExitCode } from '../terminal/exit-codes.ts';
import { answers } from './readiness.ts';
import { runServerProcess } from './run-server-process.ts';
import { startTokens } from './tokens-part.ts';

/** `menus tokens`: the token service alone. */
export function runTokens(io: CommandIo): Promise<ExitCode> {
  return runServerProcess({ name: 'tokens', needsSearch: false }, io, async ({ base, openStores, keep, serveOps }) => {
    const { config, logger } = base;
    const stores = openStores({ statementTimeoutMs: 1000, acquireTimeoutMs: 1000 });
    const tokens = keep(await startTokens(base, stores));
    await serveOps({ database: () => answers(stores), keys: () => tokens.ready() }, async () => ({}));
    logger.info({ port: config.authPort, issuer: config.authUrl }, 'token service is up');
  });
}
