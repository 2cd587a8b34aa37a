import { median, quantile } from '../statistics.ts';
import type { LoadClient } from './load-client.ts';
import type { OpenLoopResult, Requests } from './load-jobs.ts';

const ROUNDS = 3;

/** Good answers a second with more connections than the server can serve at once, but fewer than it refuses. */
export async function capacityOf(load: LoadClient, requests: Requests): Promise<number> {
  const rates: number[] = [];
  let count = 2000;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const first = round * count;
    const { seconds, bad } = await load.run({ ...requests, kind: 'closed', connections: 16, requests: count, first });
    const good = count - Object.values(bad).reduce((sum, one) => sum + one, 0);
    if (round > 0) rates.push(good / seconds);
    count = Math.round((2 * count) / seconds);
  }
  return median(rates);
}

/** What became of the requests of a fixed rate, in a line. */
export function shown({ good, refused, other, unsent, lost }: OpenLoopResult): string {
  const at = (values: readonly number[]) =>
    `${values.length}, p50 ${quantile(values, 0.5).toFixed(1)} ms, p99 ${quantile(values, 0.99).toFixed(1)} ms`;
  return [
    `served ${at(good)}`,
    refused.length > 0 ? `refused ${at(refused)}` : 'none refused',
    ...Object.entries(other).map(([status, count]) => `${count} answered with ${status}`),
    `${lost} without an answer in 5 s`,
    ...(unsent > 0 ? [`${unsent} for which the generator had no connection left`] : []),
  ].join('; ');
}
