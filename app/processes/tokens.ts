import type { CommandIo } from '../cli/terminal/command-io.ts';
import type { ExitCode } from '../cli/terminal/exit-codes.ts';
import { answers } from './readiness.ts';
import { runServerProcess } from './run-server-process.ts';
import type { ServicePart } from './service-part.ts';
import { startWithRetry } from './start-with-retry.ts';
import { startTokens } from './tokens-part.ts';

export function runTokens(_options: object, io: CommandIo): Promise<ExitCode> {
  return runServerProcess({ name: 'tokens', needsSearch: false }, io, async (frame) => {
    const { base, signal, openStores, keep, serveOps } = frame;
    const { config, logger } = base;
    const stores = openStores({ statementTimeoutMs: 1000, acquireTimeoutMs: 1000 });
    let tokens: ServicePart | undefined;
    await serveOps({ database: () => answers(stores), keys: () => tokens?.ready() ?? false }, async () => ({}));
    await startWithRetry('the token service', stores.assertMigrated, { logger, signal });
    tokens = keep(await startTokens(base, stores));
    logger.info({ port: config.authPort, issuer: config.authUrl }, 'token service is up');
  });
}
