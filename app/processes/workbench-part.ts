import type Router from '@koa/router';
import { createWorkbench } from '../../src/workbench/create-workbench.ts';
import { createSessions } from '../../src/workbench/sessions.ts';
import { isLoopback } from '../../src/workbench/workbench-address.ts';
import type { Config } from '../config.ts';
import type { DiscoveryStores } from '../wiring/discovery.ts';
import { encryptionKey, hasEncryptionKey } from '../wiring/encryption-key.ts';
import { openIngestion } from '../wiring/ingestion.ts';
import type { ProcessBase } from './process-base.ts';
import type { RunningPart } from './running-part.ts';

/** True if the workbench can let anybody in: on the loopback, or by links that a key signs. */
export const hasWorkbench = (config: Config): boolean =>
  isLoopback(config.opsHost) || hasEncryptionKey(config, 'worker');

/** Pages for operators, with a reader of their own. On the loopback they need no login. @param status as in /status */
export async function startWorkbench(
  { config, logger }: ProcessBase,
  stores: DiscoveryStores,
  status: () => Promise<object>,
): Promise<RunningPart & { readonly pages: Router }> {
  const ingestion = openIngestion(stores, config, logger);
  const sessions = isLoopback(config.opsHost)
    ? null
    : createSessions(await encryptionKey(config, 'worker'), {
        isSecure: config.workbenchUrl?.startsWith('https:') === true,
      });
  return {
    pages: createWorkbench({ ...stores, ingestion, status, sessions, logger }),
    stop: () => ingestion.close(),
  };
}
