import { quantile } from '../statistics.ts';
import { capacityOf, shown } from './capacity.ts';
import type { LoadClient } from './load-client.ts';
import type { Requests } from './load-jobs.ts';
import type { Product } from './product.ts';
import { authenticated, itemSearch, newSearches } from './wires.ts';

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
