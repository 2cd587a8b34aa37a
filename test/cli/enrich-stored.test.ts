import { enrichItem } from '@menu-data-service/food-knowledge/enrich-item';
import type { TaggedItem } from '@menu-data-service/menu-model/tagged-menu';
import test, { type ExecutionContext } from 'ava';
import { reviseStored } from '../../app/cli/enrich-stored.ts';
import { EXIT } from '../../app/cli/terminal/exit-codes.ts';
import { createMenuChanges } from '../../src/db/menu-changes.ts';
import { createMenuStore } from '../../src/db/menu-store.ts';
import { createPublisher } from '../../src/db/publisher.ts';
import type { MenuStore } from '../../src/ports/menu-store.ts';
import type { Publisher, PublishingStores } from '../../src/ports/publisher.ts';
import { testDatabase } from '../support/database.ts';
import { runMenus } from '../support/run-menus.ts';
import { storedRestaurant, taggedItem, taggedMenu } from '../support/tagged-menu.ts';

const engine = 'embedded';

/** An item with current tags. */
function ofToday(name: string): TaggedItem {
  const { vegetarian, vegan, halal, spicy, calories, allergens, evidence, review } = enrichItem({
    name,
    description: null,
    section: 'Mains',
    cuisine: 'Oatcakes',
  });
  return taggedItem({
    name,
    description: null,
    stated: {},
    ...{ vegetarian, vegan, halal, spicy, calories, allergens, evidence, review },
  });
}

/** Tags of old rules: no allergens, and a review reason that no rule gives any more. */
function ofLongAgo(name: string): TaggedItem {
  return taggedItem({
    name,
    description: null,
    stated: {},
    vegetarian: false,
    allergens: 'Unknown (ask the restaurant)',
    evidence: [],
    review: ['MILK: "butter" is named, but the allergen statement does not list it', 'the price was hard to read'],
  });
}

async function stores(t: ExecutionContext) {
  const { db, url } = await testDatabase(t);
  const changes = createMenuChanges(db);
  await changes.registerEngine(engine);
  const menus = createMenuStore(db);
  const restaurantId = await storedRestaurant(db);
  const publish = async (name: string, items: TaggedItem[]): Promise<number> => {
    const sections = [{ name: 'Mains', items }];
    const outcome = await menus.publish(taggedMenu({ restaurantId, name, sourceUrl: `x:${name}`, sections }));
    return outcome.menuId;
  };
  const due = async () => {
    const claims = await changes.claim(engine, 100, 60);
    await changes.complete(engine, claims);
    return claims.map(({ menuId }) => menuId);
  };
  return { stored: { menus, publisher: createPublisher(db) }, menus, publish, due, url };
}

type Stored = Awaited<ReturnType<typeof stores>>['stored'];

/** Replaces the way to revise a menu. */
function revising(stored: Stored, revise: (menus: MenuStore) => MenuStore['revise']): Stored {
  const publish: Publisher['publish'] = (restaurantId, work, number) => {
    const other = (own: PublishingStores) => ({ ...own, menus: { ...own.menus, revise: revise(own.menus) } });
    return stored.publisher.publish(restaurantId, (own) => work(other(own)), number);
  };
  return { ...stored, publisher: { ...stored.publisher, publish } };
}

function listener() {
  const controller = new AbortController();
  const said: string[] = [];
  const out: string[] = [];
  const io = {
    signal: controller.signal,
    stopCode: () => EXIT.interrupted,
    out: (line: string) => void out.push(line),
    say: (line: string) => void said.push(line),
  };
  const progress = { report: io.say, print: (write: () => void) => write() };
  return {
    run: ({ menus, publisher }: Stored) => reviseStored(menus, publisher, io, progress),
    said,
    out,
    stop: () => controller.abort(),
  };
}

test('estimates stored menus again, and writes and indexes only those that change', async (t) => {
  const { stored, menus, publish, due } = await stores(t);
  const fresh = await publish('Fresh', [ofToday('Cheese on toast')]);
  const stale = await publish('Stale', [ofLongAgo('Fish and chips'), ofLongAgo('Macaroni cheese')]);
  t.deepEqual((await due()).sort(), [fresh, stale].sort());
  const { run, out, said } = listener();
  t.is(await run(stored), EXIT.done);
  t.deepEqual(out, ['2 menus, 1 revised']);
  t.deepEqual(said, ['2 of 2 menus checked, 1 revised']);
  t.deepEqual(await due(), [stale]);
  const [, revised] = await menus.storedMenus(0, 10);
  t.like(revised, { menuId: stale, version: 1, revision: 2 });
  const items = revised?.sections[0]?.items ?? [];
  t.regex(items[0]?.allergens ?? '', /Fish/);
  t.regex(items[1]?.allergens ?? '', /Milk/);
  t.deepEqual(items[0]?.review, ['the price was hard to read']);
});

test('menus read before languages were stored get theirs', async (t) => {
  const { stored, menus, publish } = await stores(t);
  const german = await publish(
    'Karte',
    ['Kartoffelsuppe mit Würstchen', 'Schweinebraten mit Knödeln', 'Gebackener Käse'].map(ofLongAgo),
  );
  t.is((await menus.evidence(german))?.language, undefined);
  await listener().run(stored);
  t.is((await menus.evidence(german))?.language, 'de');
});

test('an interrupted run keeps its results, and the same command does the rest', async (t) => {
  const { stored, publish, due } = await stores(t);
  const ids = [
    await publish('A', [ofLongAgo('Fish and chips')]),
    await publish('B', [ofLongAgo('Lasagne')]),
    await publish('C', [ofLongAgo('Cheesecake')]),
  ];
  await due();
  const first = listener();
  const stopping = revising(stored, (menus) => async (...args) => {
    first.stop();
    return menus.revise(...args);
  });
  t.is(await first.run(stopping), EXIT.interrupted);
  t.regex(first.said.join('\n'), /Stopped after 1 of 3 menus, 1 revised; run the same command again for the rest/);
  t.deepEqual(await due(), ids.slice(0, 1));
  const second = listener();
  t.is(await second.run(stored), EXIT.done);
  t.deepEqual(second.out, ['3 menus, 2 revised']);
  t.deepEqual((await due()).sort(), ids.slice(1).sort());
  const third = listener();
  await third.run(stored);
  t.deepEqual(third.out, ['3 menus, 0 revised']);
  t.deepEqual(await due(), []);
});

test('names a menu that cannot be revised, and revises the others', async (t) => {
  const { stored, publish } = await stores(t);
  const bad = await publish('Bad', [ofLongAgo('Fish and chips')]);
  await publish('Good', [ofLongAgo('Lasagne')]);
  const failing = revising(stored, (menus) => async (...args) => {
    if (args[0] === bad) throw new Error('a revision may change estimates alone');
    return menus.revise(...args);
  });
  const { run, out, said } = listener();
  t.is(await run(failing), EXIT.someFailed);
  t.deepEqual(out, ['2 menus, 1 revised, 1 failed']);
  t.is(said[0], `menu ${bad} "Bad" is left as it was: a revision may change estimates alone`);
});

test('an unavailable database ends a run', async (t) => {
  const { stored, publish } = await stores(t);
  await publish('A', [ofLongAgo('Fish and chips')]);
  const revise = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
  await t.throwsAsync(listener().run(revising(stored, () => revise)), { message: 'gone' });
});

test('menus enrich --stored does it from the command line', async (t) => {
  const { publish, url } = await stores(t);
  await publish('Stale', [ofLongAgo('Fish and chips')]);
  const { code, stdout, stderr } = await runMenus(['enrich', '--stored'], { env: { DATABASE_URL: url } });
  t.is(code, 0, stderr);
  t.is(stdout, '1 menus, 1 revised\n');
  t.regex(stderr, /1 of 1 menus checked/);
});
