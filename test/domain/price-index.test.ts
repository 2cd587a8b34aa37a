import test from 'ava';
import type { Menu, MenuItem } from '../../src/domain/menu.ts';
import { createPriceCounter } from '../../src/domain/price-index.ts';
import { quantiles } from '../../src/domain/quantiles.ts';
import { menuItem as item } from '../support/menu-item.ts';

let lastId = 0;
function version(dateUpdated: string, dateDeleted: string | null, items: readonly MenuItem[]): Menu {
  lastId += 1;
  return {
    ...{ id: lastId, restaurantId: '', name: 'Menu', sourceUrl: '', dateUpdated, dateDeleted, version: lastId },
    previousMenuVersionId: null,
    sections: [{ id: 1, name: 'Mains', items }],
  };
}

const count = (...histories: (readonly Menu[])[]) => {
  const counter = createPriceCounter('2026-04-15T00:00:00.000000Z', (_section, _menu, name) =>
    name === 'Cola' ? ['drinks'] : [],
  );
  for (const history of histories) counter.add(history);
  return counter.result().courses;
};

test('quantiles are those of NumPy, to a penny', (t) => {
  const pence = new Map([
    [100, 1],
    [200, 2],
    [350, 1],
    [400, 1],
    [1000, 1],
  ]);
  t.deepEqual(quantiles(pence, [0, 0.25, 0.5, 0.75, 1]), [1, 2, 2.75, 3.88, 10]);
  t.deepEqual(quantiles(new Map([[250, 3]]), [0.25, 0.5, 0.75]), [2.5, 2.5, 2.5]);
  t.deepEqual(quantiles(new Map(), [0.5]), []);
});

test('the index is the chained geometric mean of what the same dishes cost a month before', (t) => {
  const dear = [
    version('2026-01-10T', '2026-02-10T', [item('Lobby', 4), item('Pie', 8)]),
    version('2026-02-10T', null, [item('Lobby', 8), item('Pie', 8)]),
  ];
  const steady = [version('2026-01-20T', null, [item('Soup', 5), item('Bread', 2)])];
  const [all] = count(dear, steady);
  // One of four doubles: the fourth root of 2.
  t.deepEqual(
    all?.months.map(({ month, index, matched }) => [month, index, matched]),
    [
      ['2026-01', 100, 0],
      ['2026-02', 118.92, 4],
      ['2026-03', 118.92, 4],
      ['2026-04', 118.92, 4],
    ],
  );
});

test('a dear new dish moves the median and not the index; a price that is not known counts nowhere', (t) => {
  const [all] = count([
    version('2026-02-01T', '2026-03-01T', [item('Lobby', 6), item('Catch of the day', 0)]),
    version('2026-03-01T', null, [item('Lobby', 6), item('Lobster', 40), item('Catch of the day', 20)]),
  ]);
  t.deepEqual(
    all?.months.map(({ dishes, median, index, matched }) => [dishes, median, index, matched]),
    [
      [1, 6, 100, 0],
      [3, 20, 100, 1],
      [3, 20, 100, 3],
    ],
  );
});

test('a menu that was withdrawn is not there, and what comes back is compared with nothing', (t) => {
  const [all] = count([
    version('2026-01-01T', '2026-02-01T', [item('Lobby', 6)]),
    version('2026-03-01T', null, [item('Lobby', 9)]),
  ]);
  t.deepEqual(
    all?.months.map(({ dishes, index }) => [dishes, index]),
    [
      [1, 100],
      [0, 100],
      [1, 100],
      [1, 100],
    ],
  );
});

test('dishes count in each of their courses, and every course has all months', (t) => {
  const courses = count(
    [version('2026-03-01T', null, [item('Lobby', 6)])],
    [version('2026-04-01T', null, [item('Cola', 2)])],
  );
  t.deepEqual(
    courses.map(({ course, months }) => [course, months.map(({ dishes }) => dishes)]),
    [
      ['all', [1, 2]],
      ['drinks', [0, 1]],
    ],
  );
  t.deepEqual(count(), []);
});
