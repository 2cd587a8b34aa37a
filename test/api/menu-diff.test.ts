import test, { type ExecutionContext } from 'ava';
import type { z } from 'zod';
import type { menuDiffSchema } from '../../src/api/menus/menu-diff.ts';
import { restaurantFacts, taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { type ApiService, apiService } from './api-service.ts';

type Diff = z.output<typeof menuDiffSchema>;

/** A menu in three versions: a dearer oatcake with milk, then one more dish. */
async function withVersions(t: ExecutionContext): Promise<ApiService & { ids: [number, number, number] }> {
  const service = await apiService(t);
  const { restaurant } = await service.restaurants.save(restaurantFacts());
  const publish = async (...items: ReturnType<typeof taggedItem>[]) => {
    const sections = [{ name: 'Oatcakes', items }];
    return (await service.menus.publish(taggedMenu({ restaurantId: restaurant.id, sections }))).menuId;
  };
  const dear = taggedItem({ price: 7, allergens: 'Milk, Unknown (ask the restaurant about the rest)' });
  const first = await publish(taggedItem({ price: 6, allergens: 'Unknown (ask the restaurant)' }));
  const second = await publish(dear);
  const third = await publish(dear, taggedItem({ name: 'Bacon Bap' }));
  return { ...service, ids: [first, second, third] };
}

test('compares a version with the previous one: fields, both states, and each changed allergen', async (t) => {
  const { read, ids } = await withVersions(t);
  const diff = await read<Diff>('compareMenuVersions', `/v1/menus/${ids[1]}/diff`);
  t.is(diff.from?.id, ids[0]);
  t.is(diff.to.id, ids[1]);
  t.is(diff.unchanged, 0);
  const [change] = diff.items;
  t.deepEqual(change?.fields, ['price', 'allergens']);
  t.deepEqual([change?.before?.item.price, change?.after?.item.price], [6, 7]);
  t.deepEqual(change?.allergens, [
    { code: 'MILK', before: { state: 'unknown', estimated: false }, after: { state: 'contains', estimated: false } },
  ]);
});

test('compares any two versions, also backwards; the first alone is all new', async (t) => {
  const { read, ids } = await withVersions(t);
  const changes = ({ items }: Diff) =>
    items.map(({ change, before, after }) => `${change} ${(after ?? before)?.item.name}`);
  const oatcake = taggedItem({}).name;
  const far = await read<Diff>('compareMenuVersions', `/v1/menus/${ids[2]}/diff?from=${ids[0]}`);
  t.deepEqual(changes(far), [`changed ${oatcake}`, 'added Bacon Bap']);
  const back = await read<Diff>('compareMenuVersions', `/v1/menus/${ids[0]}/diff?from=${ids[2]}`);
  t.deepEqual(changes(back), ['removed Bacon Bap', `changed ${oatcake}`]);
  const first = await read<Diff>('compareMenuVersions', `/v1/menus/${ids[0]}/diff`);
  t.is(first.from, null);
  t.deepEqual(changes(first), [`added ${oatcake}`]);
});

test('matches a version with the previous one on publication, and stores the result', async (t) => {
  const { read, menus, database, ids } = await withVersions(t);
  const changes = async (query = '') =>
    (await read<Diff>('compareMenuVersions', `/v1/menus/${ids[2]}/diff${query}`)).items.map(({ change }) => change);
  const kept = async () => (await database.select('*').from('menu_matchings').orderBy('menu_id')) as unknown[];
  const sections = [{ before: 0, after: 0 }];
  t.deepEqual(await kept(), [
    { menu_id: ids[1], matching: { sections, orders: [[0, 0]] } },
    { menu_id: ids[2], matching: { sections, orders: [[0, 0]] } },
  ]);
  const { sections: revised } = taggedMenu({ restaurantId: '' });
  const items = [taggedItem({ price: 7, allergens: 'Unknown' }), taggedItem({ name: 'Bacon Bap' })];
  await menus.revise(ids[2], [{ ...revised[0], name: 'Oatcakes', items }]);
  t.deepEqual(await changes(), ['changed', 'added'], 'a revision in place leaves it as it is');
  await database('menu_matchings').where('menu_id', ids[2]).update('matching', { sections, orders: [] });
  t.deepEqual(await changes(), ['removed', 'added', 'added']);
  t.deepEqual(await changes(`?from=${ids[0]}`), ['changed', 'added'], 'two that are not neighbours are compared now');
  await database('menu_matchings').delete();
  t.deepEqual(await changes(), ['changed', 'added'], 'and so are versions from before it was kept');
});

test('the entity tag covers both revisions', async (t) => {
  const { get, ids } = await withVersions(t);
  const tags = await Promise.all(ids.map(async (id) => (await get(`/v1/menus/${id}/diff`)).headers.get('etag')));
  t.is(new Set(tags).size, 3);
});

test('refuses a version of another menu, and an invalid id', async (t) => {
  const { refuses, ids, menus, restaurants } = await withVersions(t);
  const { restaurant } = await restaurants.save(restaurantFacts({ name: 'Another' }));
  const other = await menus.publish(taggedMenu({ restaurantId: restaurant.id }));
  const problem = await refuses(`/v1/menus/${ids[2]}/diff?from=${other.menuId}`, 400, 'invalid_parameter');
  t.regex(problem.detail, new RegExp(`${ids[2]}, ${ids[1]}, ${ids[0]}`));
  await refuses(`/v1/menus/${ids[2]}/diff?from=x`, 400, 'invalid_parameter');
  await refuses(`/v1/menus/${ids[2]}/diff?form=1`, 400, 'unknown_parameter');
  await refuses('/v1/menus/x/diff', 400, 'invalid_id');
  await refuses('/v1/menus/99999/diff', 404, 'menu_not_found');
});
