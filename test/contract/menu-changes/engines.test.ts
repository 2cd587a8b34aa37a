import test from 'ava';
import { priced, taggedMenu } from '../../support/tagged-menu.ts';
import { engine, outbox } from './outbox.ts';

test('registering an engine makes every active menu due, once', async (t) => {
  const { changes, menus, restaurantId } = await outbox(t);
  await menus.publish(taggedMenu({ restaurantId }));
  const { menuId } = await menus.publish(taggedMenu({ restaurantId, ...priced(9) }));
  await changes.registerEngine('second');
  const claims = await changes.claim('second', 10, 60);
  t.deepEqual(
    claims.map((claim) => claim.menuId),
    [menuId],
  );
  await changes.complete('second', claims);
  await changes.registerEngine('second');
  t.deepEqual(await changes.claim('second', 10, 60), []);
});

test('an engine registered during publications misses none', async (t) => {
  const { changes, menus, restaurantId } = await outbox(t);
  const names = Array.from({ length: 12 }, (_, index) => `Menu ${index}`);
  const publishing = names.map((name) =>
    menus.publish(taggedMenu({ restaurantId, name, sourceUrl: `https://a.example/${name}` })),
  );
  const registering = changes.registerEngine('late');
  const published = await Promise.all(publishing);
  await registering;
  const due = (await changes.claim('late', 100, 60)).map((claim) => claim.menuId);
  t.deepEqual(
    due,
    published.map(({ menuId }) => menuId).toSorted((a, b) => a - b),
  );
});

test('the epoch of an engine is kept', async (t) => {
  const { changes } = await outbox(t);
  t.is(await changes.epoch(engine), null);
  await changes.setEpoch(engine, 'first');
  t.is(await changes.epoch(engine), 'first');
  t.is(await changes.epoch('unknown'), null);
  await t.throwsAsync(changes.setEpoch('unknown', 'first'), { message: /unknown is not registered/ });
});
