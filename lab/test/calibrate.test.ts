import test from 'ava';
import type { AbsenceRow } from '../enrich/calibrate/absence-rows.ts';
import { calibrate, called } from '../enrich/calibrate/calibrate.ts';
import { recipeSide } from '../enrich/calibrate/recipe-side.ts';
import { upperBound } from '../enrich/calibrate/upper-bound.ts';

/** 1,000 dishes called clear at -4 and 1,000 more at -2.5, with a number of errors among each, and 500 that are never called clear. */
function rows({ at4, at25 }: { readonly at4: number; readonly at25: number }): AbsenceRow[] {
  const some = (odds: number | undefined, count: number, wrong: number): AbsenceRow[] =>
    Array.from({ length: count }, (_, i) => ({ odds, contains: i < wrong }));
  return [...some(-4, 1000, at4), ...some(-2.5, 1000, at25), ...some(undefined, 500, 400)];
}

test('the upper end of an interval is that of Clopper and Pearson', (t) => {
  for (const [hits, of, expected] of [
    [0, 149, 0.0199],
    [0, 277, 0.0108],
    [5, 522, 0.02],
    [185, 14306, 0.0146],
  ] as const)
    t.true(Math.abs(upperBound(hits, of) - expected) < 0.0001, `${hits} of ${of}: ${upperBound(hits, of)}`);
  t.is(upperBound(0, 0), 1);
});

test('chooses the highest bound that keeps the promise on both halves', (t) => {
  const safe = rows({ at4: 3, at25: 4 });
  t.is(calibrate([safe], [safe]).threshold, -2);
  const safeBelow = rows({ at4: 3, at25: 60 });
  t.is(calibrate([safeBelow], [safeBelow]).threshold, -3);
  t.is(calibrate([rows({ at4: 60, at25: 60 })], [safe]).threshold, undefined, 'nothing is safe where it is chosen');
  t.is(calibrate([safe], [safe, rows({ at4: 60, at25: 60 })]).threshold, undefined, 'not safe in a set kept aside');
});

test('few dishes show nothing, and neither does a rare allergen', (t) => {
  const few = rows({ at4: 0, at25: 0 }).filter((_, i) => i % 40 === 0);
  t.is(called(few, -2).containing, 0);
  t.is(calibrate([few], [few]).threshold, undefined);
  const rare = Array.from(
    { length: 5000 },
    (_, i): AbsenceRow => ({ odds: i % 2 ? -4 : undefined, contains: i % 100 < 2 }),
  );
  t.is(calibrate([rare], [rare]).threshold, undefined);
});

test('one recipe under two titles is on one side', (t) => {
  t.is(recipeSide('Easy Chicken and Mushroom Pie II'), recipeSide('Mushroom & Chicken Pies'));
  const sides = ['Beef Stew', 'Apple Tart', 'Leek Soup', 'Fish Pie', 'Chilli', 'Trifle'].map(recipeSide);
  t.deepEqual(new Set(sides).size, 2);
});
