import type { LoadClient } from './load-client.ts';
import type { OpenLoopResult, Requests } from './load-jobs.ts';
import type { Product } from './product.ts';
import { median, quantile } from './statistics.ts';
import { authenticated, itemSearch, newSearches } from './wires.ts';

const CAPACITY_ROUNDS = 3;
const AFTER_SECONDS = 2;

/** Offers half the capacity, twice the capacity and half of it again, for menus and for searches that are all new. */
export async function measureOverload(product: Product, load: LoadClient, seconds: number): Promise<void> {
  const menu = [authenticated(product, `/v1/menus/${product.menuIds[0]}`)];
  const searches = newSearches().map((text) => itemSearch(product, text, '&maxCalories=99999.{n}'));
  for (const [name, wires] of [
    ['menus', menu],
    ['searches', searches],
  ] as const) {
    const requests: Requests = { port: product.port, wires, good: [200] };
    const capacity = await capacityOf(load, requests);
    const offer = (share: number, duration: number) =>
      load.run({ ...requests, kind: 'open', perSecond: capacity * share, seconds: duration });
    const half = await offer(0.5, Math.min(seconds, 10));
    const twice = await offer(2, seconds);
    const after = await offer(0.5, AFTER_SECONDS);
    const next = await offer(0.5, AFTER_SECONDS);
    console.log(`${name}: capacity ${capacity.toFixed(0)} a second`);
    console.log(`  half load        ${shown(half)}`);
    console.log(
      `  twice capacity   ${shown(twice)}; goodput ${((twice.good.length / seconds / capacity) * 100).toFixed(0)} % of capacity; accepted p99 ${(quantile(twice.good, 0.99) / quantile(half.good, 0.99)).toFixed(1)} x that at half load`,
    );
    console.log(`  half load after  ${shown(after)}`);
    console.log(`  and after that   ${shown(next)}`);
  }
}

/** Good answers a second with more connections than the server can serve at once, but fewer than it refuses. */
async function capacityOf(load: LoadClient, requests: Requests): Promise<number> {
  const rates: number[] = [];
  let count = 2000;
  for (let round = 0; round <= CAPACITY_ROUNDS; round += 1) {
    const first = round * count;
    const { seconds } = await load.run({ ...requests, kind: 'closed', connections: 16, requests: count, first });
    if (round > 0) rates.push(count / seconds);
    count = Math.round((2 * count) / seconds);
  }
  return median(rates);
}

function shown({ good, refused, lost }: OpenLoopResult): string {
  const at = (values: readonly number[]) =>
    `${values.length}, p50 ${quantile(values, 0.5).toFixed(1)} ms, p99 ${quantile(values, 0.99).toFixed(1)} ms`;
  return `served ${at(good)}; ${refused.length > 0 ? `refused ${at(refused)}` : 'none refused'}; ${lost} without an answer in 5 s`;
}
