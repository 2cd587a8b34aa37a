import { capacityOf, shown } from './capacity.ts';
import type { LoadClient } from './load-client.ts';
import type { Requests } from './load-jobs.ts';
import type { Product } from './product.ts';
import { authenticated, itemSearch, newSearches, REPEATED_SEARCHES } from './wires.ts';

const MINUTE = 60;

/** Offers half the capacity for minutes on end, of all that is read, and shows what the process holds after each minute. */
export async function measureSoak(product: Product, load: LoadClient, minutes: number): Promise<void> {
  let perSecond = 0;
  for (let minute = 1; minute <= minutes; minute += 1) {
    // A token lives for five minutes.
    const fresh = await product.withNewToken();
    const requests: Requests = { port: fresh.port, wires: mixed(fresh), good: [200] };
    if (perSecond === 0) perSecond = (await capacityOf(load, requests)) / 2;
    const result = await load.run({ ...requests, kind: 'open', perSecond, seconds: MINUTE });
    const { residentBytes, resources } = await product.process.held();
    const megabytes = (residentBytes / 1024 / 1024).toFixed(0).padStart(5);
    console.log(
      `minute ${String(minute).padStart(2)}: ${megabytes} MB resident, ${resources} handles; ${shown(result)}`,
    );
  }
}

/** Mostly menus and searches that come again, with searches that are new and restaurants between them. */
function mixed(product: Product): readonly string[] {
  const { menuIds } = product;
  return newSearches().flatMap((search, n) => [
    authenticated(product, `/v1/menus/${menuIds[n % menuIds.length]}`),
    itemSearch(product, REPEATED_SEARCHES[n % REPEATED_SEARCHES.length] ?? ''),
    authenticated(product, `/v1/menus/${menuIds[(n + 1) % menuIds.length]}`),
    n % 2 === 0 ? itemSearch(product, search) : authenticated(product, `/v1/restaurants/${product.restaurantId}`),
  ]);
}
