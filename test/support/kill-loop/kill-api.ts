import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../../scripts/seeded-random.ts';
import { eventually } from '../indexer.ts';
import type { Consumer } from './api-consumer.ts';
import type { ApiProcess } from './api-process.ts';

/** Moments at which an API dies; `any` is one of chance, and one that dies starting has another try. */
const MOMENTS = ['any', 'starting', 'search under way', 'menu under way'] as const;
const LONGEST_LIFE_MS = 1500;
/** A request takes some milliseconds; the kill comes while it is worked on or as it is answered. */
const REQUEST_MS = 6;

/** Kills an API so often, each time after it has come up and given right answers for a while. */
export async function killApi(api: ApiProcess, consumer: Consumer, kills: number, random: Random): Promise<void> {
  async function moment(): Promise<void> {
    const chosen = random.pick(MOMENTS);
    if (chosen === 'any') return sleep(random.integer(LONGEST_LIFE_MS));
    if (chosen === 'starting') {
      api.kill();
      return sleep(random.integer(LONGEST_LIFE_MS));
    }
    await consumer.underWay(chosen === 'menu under way' ? 'menu' : 'search');
    await sleep(random.integer(REQUEST_MS));
  }

  while (api.kills < kills) {
    await eventually(async () => api.life.up);
    const answered = consumer.counts.answered;
    await Promise.race([eventually(async () => consumer.counts.answered > answered), sleep(LONGEST_LIFE_MS)]);
    await moment();
    api.kill();
  }
  await eventually(async () => api.life.up);
}
