import { once } from 'node:events';
import type { Teardown } from '../../test/support/teardown.ts';
import type { ClosedLoop, ClosedLoopResult, LoadJob, OpenLoop, OpenLoopResult } from './load-jobs.ts';
import { startMeasured } from './measured-process.ts';

export interface LoadClient {
  run(job: ClosedLoop): Promise<ClosedLoopResult>;
  run(job: OpenLoop): Promise<OpenLoopResult>;
}

/** Starts the process that sends the load. */
export async function startLoadClient(t: Teardown): Promise<LoadClient> {
  const { child } = await startMeasured(t, 'bench/http/load-generator', { ready: /ready/ });
  return {
    async run<Result>(job: LoadJob) {
      const answer = once(child, 'message');
      child.send(job);
      return (await answer)[0] as Result;
    },
  };
}
