import { quantile } from '../statistics.ts';
import { capacityOf, cycle, offer, shown } from './load.ts';
import type { Product } from './product.ts';
import { authenticated, itemSearch, newSearches } from './sent.ts';

const AFTER_SECONDS = 2;

/** Offers half the capacity, twice the capacity and half of it again, for menus and for new searches. */
export async function measureOverload(product: Product, seconds: number): Promise<void> {
  const menus = product.menuIds.map((id) => authenticated(product, `/v1/menus/${id}`));
  const text = cycle(newSearches());
  let n = 0;
  // Each is unique, so that no answer is cached.
  const search = () => itemSearch(product, text(), `&maxCalories=99999.${n++}`);
  for (const [name, next] of [
    ['menus', cycle(menus)],
    ['searches', search],
  ] as const) {
    const requests = { port: product.port, next, good: 200 };
    const capacity = await capacityOf(requests);
    const half = await offer(requests, capacity / 2, Math.min(seconds, 10));
    const twice = await offer(requests, capacity * 2, seconds);
    const after = await offer(requests, capacity / 2, AFTER_SECONDS);
    console.log(`${name}: capacity ${capacity.toFixed(0)} a second`);
    console.log(`  half load        ${shown(half)}`);
    console.log(
      `  twice capacity   ${shown(twice)}; goodput ${((twice.good.length / seconds / capacity) * 100).toFixed(0)} % of capacity; accepted p99 ${(quantile(twice.good, 0.99) / quantile(half.good, 0.99)).toFixed(1)} x that at half load`,
    );
    console.log(`  half load after  ${shown(after)}`);
  }
}
