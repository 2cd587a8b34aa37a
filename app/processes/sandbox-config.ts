import { join } from 'node:path';
import { UsageError } from '../../src/domain/errors.ts';
import type { Config } from '../config.ts';
import { isLoopback } from '../workbench/workbench-address.ts';

/**
 * The configuration of a sandbox: a data folder of its own inside the usual one, and nothing that changes by itself.
 * @throws UsageError for settings with which it would be no sandbox
 */
export function sandboxConfig(config: Config): Config {
  const servers = [config.databaseUrl ? ['DATABASE_URL'] : [], config.meili ? ['MEILI_URL or MEILI_URLS'] : []].flat();
  if (servers.length > 0) {
    throw new UsageError(
      `the sandbox has a database and an index of its own; start it without ${servers.join(' and ')}`,
    );
  }
  if (!isLoopback(config.host) && !config.insecureAllowed) {
    throw new UsageError(
      `the secret of the sandbox's client is known to everybody, so it listens on this machine alone; HOST is ${config.host} (ALLOW_INSECURE=true takes it)`,
    );
  }
  return { ...config, sandbox: true, dataDir: join(config.dataDir, 'sandbox'), checkSourcesEveryHours: 0 };
}
