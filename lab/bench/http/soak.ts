import { capacityOf, cycle, offer, shown } from './load.ts';
import type { Product } from './product.ts';
import { authenticated, itemSearch, newSearches, REPEATED_SEARCHES, type Sent } from './sent.ts';

const MINUTE = 60;

/** Offers half the capacity of mixed reads for minutes, and shows memory and handles after each minute. */
export async function measureSoak(product: Product, minutes: number): Promise<void> {
  const requests = { port: product.port, next: cycle(mixed(product)), good: 200 };
  const perSecond = (await capacityOf(requests)) / 2;
  for (let minute = 1; minute <= minutes; minute += 1) {
    await product.renewToken();
    const result = await offer(requests, perSecond, MINUTE);
    const { residentBytes, resources } = await product.process.held();
    const megabytes = (residentBytes / 1024 / 1024).toFixed(0).padStart(5);
    console.log(
      `minute ${String(minute).padStart(2)}: ${megabytes} MB resident, ${resources} handles; ${shown(result)}`,
    );
  }
}

function mixed(product: Product): readonly Sent[] {
  const { menuIds } = product;
  return newSearches().flatMap((search, n) => [
    authenticated(product, `/v1/menus/${menuIds[n % menuIds.length]}`),
    itemSearch(product, REPEATED_SEARCHES[n % REPEATED_SEARCHES.length] ?? ''),
    authenticated(product, `/v1/menus/${menuIds[(n + 1) % menuIds.length]}`),
    n % 2 === 0 ? itemSearch(product, search) : authenticated(product, `/v1/restaurants/${product.restaurantId}`),
  ]);
}
