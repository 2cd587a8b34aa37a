import { knownRestaurant } from '../../ingest/known-restaurant.ts';
import { UsageError } from '../../src/domain/errors.ts';
import type { CommandIo } from '../terminal/command-io.ts';
import { holdingsInWords } from './holdings-in-words.ts';
import { withStores } from './with-stores.ts';

/** `menus restaurants remove`: says what would go, and removes it with --yes. */
export function removeRestaurant(
  idOrName: string,
  options: { readonly yes?: boolean; readonly json?: boolean },
  io: CommandIo,
): Promise<void> {
  return withStores(async ({ restaurants }) => {
    const { id, name } = await knownRestaurant(idOrName, restaurants);
    if (!options.yes) {
      const held = await restaurants.holdings(id);
      const what = held === null ? '' : ` with ${holdingsInWords(held)}`;
      throw new UsageError(`this would remove ${name} (${id})${what}, for good; with --yes it is done`);
    }
    const removed = await restaurants.remove(id);
    if (removed === null) throw new UsageError(`${name} (${id}) was removed by somebody else`);
    const line = `${name} is removed with ${holdingsInWords(removed)}.`;
    io.out(options.json ? JSON.stringify({ restaurantId: id, outcome: 'removed', ...removed }) : line);
  });
}
