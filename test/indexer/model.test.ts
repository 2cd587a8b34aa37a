import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import type { Indexer } from '../../indexer/indexer.ts';
import { rebuildIndex } from '../../indexer/rebuild-index.ts';
import { createRestaurantStore } from '../../src/db/restaurant-store.ts';
import { ENGINE, type IndexedDatabase, indexedDatabase } from '../support/indexer.ts';
import { restaurantFacts } from '../support/tagged-menu.ts';
import { until } from '../support/until.ts';

/** Expected state: dishes by menu name, and the restaurant's name. */
interface Model {
  readonly menus: Map<string, { readonly menuId: number; readonly dishes: readonly string[] }>;
  restaurantName: string;
}

interface Real {
  readonly t: ExecutionContext;
  readonly parts: IndexedDatabase;
  indexer: Indexer;
}

type Command = fc.AsyncCommand<Model, Real>;

function command(name: string, run: (model: Model, real: Real) => Promise<void>): Command {
  return { check: () => true, run, toString: () => name };
}

const MENU = fc.constantFrom('Lunch', 'Dinner', 'Drinks');
const DISHES = fc.uniqueArray(fc.constantFrom('Lobby', 'Faggot', 'Trifle', 'Broth', 'Parmo'), {
  minLength: 1,
  maxLength: 3,
});

/** Waits until nothing is pending, then compares a search for each dish with the model. */
async function compare(model: Model, { t, parts, indexer }: Real): Promise<void> {
  await until(async () => {
    const { state, pending } = await indexer.status();
    const { epoch } = await parts.index.health();
    return state === 'working' && pending === 0 && epoch !== null && epoch === (await parts.changes.epoch(ENGINE));
  });
  const all = { filter: {}, limit: 100, offset: 0, withoutMenus: [], search: '"dish"' };
  const found = async () => (await parts.index.searchItems(all)).hits;
  await until(async () => (await found()).length >= 0);
  const expected = [...model.menus].flatMap(([menu, { menuId, dishes }]) =>
    dishes.map((dish) => [menuId, menu, `Dish ${dish}`, model.restaurantName].join(' | ')),
  );
  const actual = (await found()).map((hit) =>
    [hit.menuId, hit.menuName, hit.item.name, hit.restaurantName].join(' | '),
  );
  t.deepEqual(actual.sort(), expected.sort());
}

const IMPORT = fc.tuple(MENU, DISHES).map(([menu, dishes]) =>
  command(`import ${menu}: ${dishes}`, async (model, { parts }) => {
    const menuId = await parts.publish(
      menu,
      dishes.map((dish) => `Dish ${dish}`),
    );
    model.menus.set(menu, { menuId, dishes });
  }),
);
const WITHDRAW = MENU.map((menu) =>
  command(`withdraw ${menu}`, async (model, { parts }) => {
    const known = model.menus.get(menu);
    if (known === undefined) return;
    await parts.menus.withdraw(known.menuId);
    model.menus.delete(menu);
  }),
);

/** Publishing is the most frequent command. */
const COMMANDS = [
  IMPORT,
  IMPORT,
  IMPORT,
  WITHDRAW,
  fc.constantFrom('The Kiln', 'The Saggar', 'The Bottle Oven').map((name) =>
    command(`rename the restaurant ${name}`, async (model, { parts }) => {
      await createRestaurantStore(parts.db).save(restaurantFacts({ name }), parts.restaurantId);
      model.restaurantName = name;
    }),
  ),
  fc.constant(
    command('restart the indexer', async (_, real) => {
      await real.indexer.stop();
      real.indexer = real.parts.startIndexer();
    }),
  ),
  fc.constant(
    command('the engine goes away and comes back', async (_, { parts }) => {
      await parts.engine.close();
      // Long enough for the indexer to ask for something; what it does not notice is another case.
      // biome-ignore lint/plugin: a time to be away, not a time to wait for something
      await new Promise((resolve) => setTimeout(resolve, 150));
      await parts.engine.open();
    }),
  ),
  fc.constant(command('the engine loses all', async (_, { parts }) => parts.engine.restart())),
  fc.constant(
    command('the engine forgets its tasks', async (_, { parts }) => parts.engine.restart(parts.engine.copy())),
  ),
  fc.constant(
    command('rebuild', async (_, { parts }) => {
      const { changes, index, locks } = parts;
      await rebuildIndex({ changes, index, engine: ENGINE, locks });
    }),
  ),
  fc.constant(command('search', compare)),
];

test('after any changes in any order, search finds the published menus in the end', async (t) => {
  t.timeout(240_000);
  const run = fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 20, size: 'max' }), async (commands) => {
    const parts = await indexedDatabase(t);
    const real: Real = { t, parts, indexer: parts.startIndexer() };
    const model: Model = { menus: new Map(), restaurantName: restaurantFacts().name };
    await fc.asyncModelRun(() => ({ model, real }), [...commands, command('search', compare)]);
    await real.indexer.stop();
  });
  await fc.assert(run, { numRuns: 5, endOnFailure: true });
});
