import test from 'ava';
import { featureSums } from '../measure/feature-sums.ts';
import { readingReport } from '../measure/reading-report.ts';
import { totalsOf } from '../measure/totals-of.ts';
import { readSkeleton, SKELETON_IDS } from './read-skeleton.ts';
import { recorded } from './recorded.ts';

/** Minimum shares of correct items, prices and sections, a little below the current results. */
const FLOORS = {
  web: { f1: 0.97, price: 0.94, section: 0.95 },
  pdf: { f1: 0.92, price: 0.9, section: 0.91 },
  picture: { f1: 0.83, price: 0.86, section: 0.87 },
} as const;

const skeletonsOf = (kind: string) => SKELETON_IDS.filter((id) => id.startsWith(kind)).map(readSkeleton);

for (const [kind, floors] of Object.entries(FLOORS)) {
  test(`layouts of real documents are read above the floors: ${kind}`, (t) => {
    t.timeout(600_000);
    const totals = totalsOf(skeletonsOf(kind).map(({ score }) => score));
    t.true(totals.f1 >= floors.f1, `F1 ${totals.f1}`);
    t.true(totals.price >= floors.price, `price ${totals.price}`);
    t.true(totals.section >= floors.section, `section ${totals.section}`);
  });
}

test('the reading of each layout, with its errors, matches skeletons.txt', (t) => {
  t.timeout(600_000);
  const now = SKELETON_IDS.map((id) => readingReport(id, readSkeleton(id).draft, readSkeleton(id).score));
  t.is(`${now.join('\n')}\n`, recorded('skeletons.txt', now));
});

test('the features of all layouts match features.txt, from which the weights were learned', (t) => {
  t.timeout(600_000);
  const kinds = Object.keys(FLOORS);
  const sums = kinds.map((kind) => featureSums(skeletonsOf(kind)));
  const names = [...new Set(sums.flatMap((sum) => [...sum.keys()]))];
  const now = [
    `feature: ${kinds.join(' ')}`,
    ...names.map((name) => `${name}: ${sums.map((sum) => Number((sum.get(name) ?? 0).toPrecision(9))).join(' ')}`),
  ];
  t.is(`${now.join('\n')}\n`, recorded('features.txt', now));
});
