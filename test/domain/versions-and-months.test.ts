import test from 'ava';
import type { MenuVersion } from '../../src/domain/menu.ts';
import { monthsFrom } from '../../src/domain/months.ts';
import { priceOutliers } from '../../src/domain/price-outliers.ts';
import { closestVersion, versionInForce } from '../../src/domain/version-in-force.ts';

const version = (number: number, dateUpdated: string, dateDeleted: string | null): MenuVersion => ({
  ...{ id: number, version: number, name: 'Lunch' },
  ...{ dateUpdated, dateDeleted, previousMenuVersionId: null, sourceUrl: 'https://kiln.example/menu' },
});

test('at each moment one version of a menu is in force, or none while it was withdrawn', (t) => {
  const day = (n: number) => `2026-05-0${n}T00:00:00.000000`;
  const versions = [version(3, day(6), null), version(2, day(3), day(5)), version(1, day(1), day(3))];
  const inForce = (moment: string) => versionInForce(versions, moment)?.version ?? null;
  t.deepEqual(['2026-04-30', day(1), day(2), day(3), day(4), day(5), day(6), day(7)].map(inForce), [
    ...[null, 1, 1, 2, 2, null, 3, 3],
  ]);
  const closest = (moment: string) => closestVersion(versions, moment)?.version ?? null;
  t.deepEqual(['2026-04-30', day(1), day(5), day(7)].map(closest), [1, 1, 2, 3]);
  t.is(closestVersion([], day(1)), null);
  t.is(versionInForce([], day(1)), null);
});

test('months follow each other over the end of a year', (t) => {
  t.deepEqual(monthsFrom('2026-11', '2027-02'), ['2026-11', '2026-12', '2027-01', '2027-02']);
  t.deepEqual(monthsFrom('2026-09', '2026-10'), ['2026-09', '2026-10']);
  t.deepEqual(monthsFrom('2026-05', '2026-05'), ['2026-05']);
  t.deepEqual(monthsFrom('2026-06', '2026-05'), []);
});

test('a price is odd where it is six times the usual one or a sixth of it, and ten pounds away', (t) => {
  const odd = (...prices: readonly number[]) => priceOutliers(prices.map((price) => ({ price })));
  t.deepEqual(odd(11, 12, 10, 169), [null, null, null, '£169.00, where £12.00 is usual']);
  t.deepEqual(odd(12, 12, 12, 72), [null, null, null, '£72.00, where £12.00 is usual']);
  t.deepEqual(odd(12, 12, 12, 71.99), [null, null, null, null]);
  t.deepEqual(odd(60, 60, 60, 10), [null, null, null, '£10.00, where £60.00 is usual']);
  t.deepEqual(odd(60, 60, 60, 10.01), [null, null, null, null]);
  // a sauce among mains, and dishes without a price
  t.deepEqual(odd(9, 9, 9, 0.5), [null, null, null, null]);
  t.deepEqual(odd(60, 60, 60, 0), [null, null, null, null]);
  t.deepEqual(odd(11, 12, 169, 0), [null, null, null, null]);
});
