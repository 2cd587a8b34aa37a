import type Router from '@koa/router';
import type { Config } from '../config.ts';
import type { DiscoveryStores } from '../wiring/discovery.ts';
import { encryptionKey, hasEncryptionKey } from '../wiring/encryption-key.ts';
import { openIngestion } from '../wiring/ingestion.ts';
import { createWorkbench } from '../workbench/create-workbench.ts';
import { createSessions } from '../workbench/sessions.ts';
import { isLoopback } from '../workbench/workbench-address.ts';
import type { ProcessBase } from './process-base.ts';
import type { RunningPart } from './running-part.ts';

/** Whether the workbench can let anybody in: on the loopback, or by links that a key signs. */
export const hasWorkbench = (config: Config): boolean => isLoopback(config.opsHost) || hasEncryptionKey(config);

/**
 * The pages for operators, with a reader of their own. On the loopback they need no login.
 * @param status as /status tells it
 */
export async function startWorkbench(
  { config, logger }: ProcessBase,
  stores: DiscoveryStores,
  status: () => Promise<object>,
): Promise<RunningPart & { readonly pages: Router }> {
  const ingestion = openIngestion(stores, config, logger);
  const sessions = isLoopback(config.opsHost) ? null : createSessions(await encryptionKey(config));
  return {
    pages: createWorkbench({ ...stores, ingestion, status, sessions, logger }),
    stop: () => ingestion.close(),
  };
}
