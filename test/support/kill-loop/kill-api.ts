import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@menu-data-service/seeded-random';
import { until } from '../until.ts';
import type { Consumer } from './api-consumer.ts';
import type { ApiProcess } from './api-process.ts';

/** When an API is killed; `any` is a random moment, and an API that is killed while starting gets another attempt. */
const MOMENTS = ['any', 'starting', 'search under way', 'menu under way'] as const;
const MAX_LIFE_MS = 1500;
/** For a machine shared by many processes. */
const MAX_START_MS = 300_000;
/** A request takes some milliseconds, so the kill comes while it is handled or answered. */
const REQUEST_MS = 6;

/** Kills an API a number of times, each time after it has been up and has answered for a while. */
export async function killApi(api: ApiProcess, consumer: Consumer, kills: number, random: Random): Promise<void> {
  async function moment(): Promise<void> {
    const chosen = random.pick(MOMENTS);
    if (chosen === 'any') return sleep(random.integer(MAX_LIFE_MS));
    if (chosen === 'starting') {
      await api.kill();
      return sleep(random.integer(MAX_LIFE_MS));
    }
    await consumer.underWay(chosen === 'menu under way' ? 'menu' : 'search');
    await sleep(random.integer(REQUEST_MS));
  }

  while (api.kills < kills) {
    await untilUp(api);
    const answered = consumer.counts.answered;
    await Promise.race([until(async () => consumer.counts.answered > answered), sleep(MAX_LIFE_MS)]);
    await moment();
    await api.kill();
  }
  await untilUp(api);
}

/** Throws if it has ended by itself. */
async function untilUp(api: ApiProcess): Promise<void> {
  await until(async () => api.life.up || api.endedByItself.length > 0, MAX_START_MS);
  if (api.endedByItself.length > 0) throw new Error(api.endedByItself.join('\n'));
}
