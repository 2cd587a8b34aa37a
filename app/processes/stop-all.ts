import type { Logger } from 'pino';
import { withTimeout } from '../../src/lib/resilience.ts';
import type { RunningPart } from './running-part.ts';

const PART_MS = 2000;
/** Time for a part to notice that its connections were cut. */
const CUT_MS = 500;
/** Orchestrators kill a process ten seconds after the request to stop. */
const TOGETHER_MS = 8000;

/** Stops the parts, last started first. One that exceeds its time has its connections cut. Resolves within 8 s. */
export async function stopAll(parts: readonly RunningPart[], logger: Logger): Promise<void> {
  const inTurn = async () => {
    for (const part of [...parts].reverse()) await stopOne(part, parts, logger);
  };
  if (await endsWithin(TOGETHER_MS, inTurn())) return;
  logger.error(`not everything has stopped after ${TOGETHER_MS / 1000} s; ending without it`);
}

async function stopOne(part: RunningPart, all: readonly RunningPart[], logger: Logger): Promise<void> {
  const stopped = part.stop().catch((err: unknown) => logger.error({ err }, 'a part did not stop in order'));
  if (await endsWithin(part.stopMs ?? PART_MS, stopped)) return;
  logger.warn('a part waits for a server that does not answer; cutting the connections to it');
  for (const { cut } of all) cut?.();
  if (!(await endsWithin(CUT_MS, stopped))) logger.error('a part did not stop');
}

function endsWithin(ms: number, work: Promise<void>): Promise<boolean> {
  return withTimeout(
    ms,
    () => new Error('late'),
    () => work.then(() => true),
  ).catch(() => false);
}
