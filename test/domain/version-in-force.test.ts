import type { MenuVersion } from '@menu-data-service/menu-model/menu';
import test from 'ava';
import { versionInForce } from '../../src/domain/version-in-force.ts';

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
  t.is(versionInForce([], day(1)), null);
});
