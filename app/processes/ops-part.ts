import { listen } from '../../src/http/listen.ts';
import { createOpsApp } from '../ops/create-ops-app.ts';
import type { ProcessBase } from './process-base.ts';
import type { RunningPart } from './running-part.ts';

/** Starts liveness, readiness, status and metrics on OPS_PORT. */
export async function startOps(
  base: ProcessBase,
  watch: Pick<Parameters<typeof createOpsApp>[0], 'readiness' | 'status' | 'pages'>,
): Promise<RunningPart> {
  const { config, logger, registry } = base;
  const app = createOpsApp({ ...watch, problemBase: config.baseUrl, registry, logger });
  return listen(app.callback(), {
    name: 'operations port',
    host: config.opsHost,
    port: config.opsPort,
    portVariable: 'OPS_PORT',
    hostVariable: 'OPS_HOST',
    hardEndMs: 1000,
    logger,
  });
}
