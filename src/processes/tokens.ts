import { storesAt } from '../compose.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { startOps } from './ops-part.ts';
import { processBase, type RunningPart, requireServers, stopAll, untilAborted } from './process-base.ts';
import { answers, readinessOf } from './readiness.ts';
import { startTokens } from './tokens-part.ts';

/** `menus tokens`: the token service alone. */
export async function runTokens(io: CommandIo): Promise<ExitCode> {
  const base = processBase('tokens');
  const url = requireServers(base.config, { search: false });
  const parts: RunningPart[] = [];
  try {
    const stores = storesAt(url, base.config, {
      statementTimeoutMs: 1000,
      acquireTimeoutMs: 1000,
      applicationName: 'menus tokens',
    });
    parts.push({ stop: () => stores.close() });
    const tokens = await startTokens(base, stores);
    parts.push(tokens);
    const readiness = readinessOf({ database: () => answers(stores.db), keys: () => tokens.ready() });
    parts.push(await startOps(base, { readiness, status: async () => ({}) }));
    base.logger.info({ port: base.config.authPort, issuer: base.config.authUrl }, 'token service is up');
    await untilAborted(io.signal);
    return EXIT.done;
  } finally {
    await stopAll(parts, base.logger);
  }
}
