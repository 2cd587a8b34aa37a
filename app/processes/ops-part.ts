import { listen } from '../../src/http/listen.ts';
import { createOpsApp, type OpsDeps } from '../ops/create-ops-app.ts';
import type { ProcessBase } from './process-base.ts';
import type { RunningPart } from './running-part.ts';

/** Starts liveness, readiness, status and metrics on OPS_PORT. */
export async function startOps(
  base: ProcessBase,
  watch: Pick<OpsDeps, 'readiness' | 'status' | 'pages'> & Partial<Pick<OpsDeps, 'registry'>>,
): Promise<RunningPart> {
  const { config, logger, registry } = base;
  const app = createOpsApp({ registry, ...watch, problemBase: config.baseUrl, logger });
  return listen(app.callback(), {
    name: 'operations port',
    host: config.opsHost,
    port: config.opsPort,
    portVariable: 'OPS_PORT',
    hostVariable: 'OPS_HOST',
    hardEndMs: 1000,
    // The workbench answers when a document is read, which takes longer than anything else that is served.
    idleMs: 300_000,
    logger,
  });
}
