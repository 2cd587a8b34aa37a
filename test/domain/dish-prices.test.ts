import test from 'ava';
import { dishHistories } from '../../src/domain/dish-prices.ts';
import type { Menu, MenuItem } from '../../src/domain/menu.ts';
import { menuItem as item } from '../support/menu-item.ts';

/** Versions 1, 2, 3 … with these dishes. */
const versions = (...dishes: (readonly MenuItem[])[]): Menu[] =>
  dishes.map((items, at) => ({
    ...{ id: 10 + at, restaurantId: '', name: 'Menu', sourceUrl: '', version: at + 1, previousMenuVersionId: null },
    ...{ dateUpdated: `2026-0${at + 1}`, dateDeleted: null, sections: [{ id: 1, name: 'Mains', items }] },
  }));

test('an entry stands for each version with another price, and not for those between', async (t) => {
  const all = versions([item('Lobby', 6)], [item('Lobby', 6)], [item('Pie', 9), item('Lobby', 7)], [item('Lobby', 7)]);
  const [pie, lobby] = await dishHistories(all, 12);
  t.deepEqual(
    lobby?.prices.map(({ menuId, since, price }) => [menuId, since, price]),
    [
      [10, '2026-01', 6],
      [12, '2026-03', 7],
    ],
  );
  t.like(lobby, { section: 1, sectionName: 'Mains', position: 2, gone: null });
  t.like(pie, { name: 'Pie', gone: '2026-04' });
});

test('a dish that went and came back begins anew', async (t) => {
  const [back] = await dishHistories(versions([item('Lobby', 6)], [item('Pie', 9)], [item('Lobby', 8)]), 12);
  t.deepEqual(
    back?.prices.map(({ menuId }) => menuId),
    [12],
  );
});

test('two dishes of one name keep their own prices', async (t) => {
  const all = versions([item('Soup', 4), item('Soup', 6)], [item('Soup', 4), item('Soup', 6.5)]);
  const histories = await dishHistories(all, 11);
  t.deepEqual(
    histories.map(({ prices }) => prices.map(({ price }) => price)),
    [[4], [6, 6.5]],
  );
});

test('a version that is not among them has no dishes', async (t) => {
  t.deepEqual(await dishHistories(versions([item('Lobby', 6)]), 99), []);
});
