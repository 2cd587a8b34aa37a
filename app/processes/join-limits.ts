import type { Stores } from '../wiring/stores.ts';
import type { RunningPart } from './running-part.ts';

/** Says, while the process runs, that it counts requests together with the others. Once for a process, whatever it serves. */
export async function joinLimits({ requestLevels }: Pick<Stores, 'requestLevels'>): Promise<RunningPart> {
  const leave = await requestLevels.join();
  return { stop: async () => leave() };
}
