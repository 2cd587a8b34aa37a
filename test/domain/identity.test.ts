import type { MenuVersion } from '@menu-data-service/menu-model/menu';
import test from 'ava';
import { itemIds } from '../../src/domain/item-ids.ts';
import { nextVersion } from '../../src/domain/next-version.ts';
import { restaurantId } from '../../src/domain/restaurant-id.ts';
import { versionInForce } from '../../src/domain/version-in-force.ts';

const idsOf = (line: number, ...items: readonly (readonly [string, string])[]) => {
  const idOf = itemIds(line);
  return items.map(([section, name]) => idOf(section, name));
};

test('the id of an item depends on menu line, section and name, however they are written', (t) => {
  const [pie] = idsOf(7, ['Mains', "Shepherd's Pie"]);
  t.regex(pie ?? '', /^item_[0-9a-f]{20}$/);
  t.deepEqual(idsOf(7, ['Soups', 'Broth'], ['MAINS', 'Shepherds pie']).at(-1), pie);
  for (const other of [
    idsOf(8, ['Mains', "Shepherd's Pie"]),
    idsOf(7, ['Pies', "Shepherd's Pie"]),
    idsOf(7, ['Mains', 'Pie']),
  ])
    t.notDeepEqual(other, [pie]);
});

test('a repeated name in a section has two ids, whatever is between them', (t) => {
  const [first, between, second] = idsOf(7, ['Mains', 'Curry'], ['Mains', 'Pie'], ['Mains', 'Curry']);
  t.is(new Set([first, between, second]).size, 3);
  t.deepEqual(idsOf(7, ['Mains', 'Curry'], ['Mains', 'Curry']), [first, second]);
});

test('distinguishes names without letters', (t) => {
  t.is(new Set(idsOf(7, ['', '***'], ['', '???'], ['—', '***'])).size, 3);
});

const latest = { menuId: 7, version: 3, active: true, presented: 'p', content: 'c' };

test('a new menu is version 1 without a previous one', (t) => {
  t.deepEqual(nextVersion(null, { presented: 'p', content: 'c' }), { step: 'create', version: 1, previous: null });
});

test('keeps a version with the same presentation and content', (t) => {
  t.deepEqual(nextVersion(latest, { presented: 'p', content: 'c' }), { step: 'keep', current: latest });
});

test('revises a version with the same presentation and better estimates', (t) => {
  t.deepEqual(nextVersion(latest, { presented: 'p', content: 'd' }), { step: 'revise', current: latest });
});

test('another presentation is the next version', (t) => {
  t.deepEqual(nextVersion(latest, { presented: 'q', content: 'd' }), { step: 'create', version: 4, previous: latest });
});

test('a withdrawn menu that is presented again is the next version', (t) => {
  const withdrawn = { ...latest, active: false };
  t.deepEqual(nextVersion(withdrawn, { presented: 'p', content: 'c' }), {
    step: 'create',
    version: 4,
    previous: withdrawn,
  });
});

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

test('an id never changes from release to release', (t) => {
  t.is(restaurantId('The Kiln Oatcake Shop', 'ST1 1AA'), '84fd0f72-ab9b-553a-b16d-dd1f8ac12fd7');
});

test('another name or postcode is another restaurant', (t) => {
  const ids = [restaurantId('A', 'ST1 1AA'), restaurantId('B', 'ST1 1AA'), restaurantId('A', 'ST1 1AB')];
  t.is(new Set(ids).size, 3);
});
