import type { RequestListener } from 'node:http';
import { type ListenOptions, listen } from '../../src/http/listen.ts';
import type { RunningPart } from './running-part.ts';

export interface ServicePart extends RunningPart {
  /** True if it can work, as far as it knows without asking anyone. */
  ready(): boolean;
}

/** More than the hard end of its connections. */
const STOP_MS = 4500;

interface Background {
  start(): Promise<void>;
  stop(): void;
  ready(): boolean;
}

/** Starts background work before the port, so that no early request is refused. @throws ListenError with nothing left running */
export async function startService(
  handler: RequestListener,
  background: Background,
  options: Omit<ListenOptions, 'hostVariable'>,
): Promise<ServicePart> {
  await background.start();
  try {
    const server = await listen(handler, { ...options, hostVariable: 'HOST' });
    return {
      ready: () => background.ready(),
      drain: server.drain,
      stopMs: STOP_MS,
      async stop() {
        await server.stop();
        background.stop();
      },
    };
  } catch (error) {
    background.stop();
    throw error;
  }
}
