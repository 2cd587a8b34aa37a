import test from 'ava';
import { OPERATIONS } from '../../src/api/operations.ts';
import { taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { allMade, exampleAddress, seededService } from './seeded.ts';

test('every operation has an entity tag, and answers it with 304 and the headers of the 200', async (t) => {
  const service = await seededService(t);
  const { get } = service;
  await allMade(service);
  for (const operation of OPERATIONS) {
    const { id } = operation;
    const asked = exampleAddress(operation, service);
    for (const coding of ['identity', 'gzip']) {
      const first = await get(asked, { 'Accept-Encoding': coding });
      t.is(first.status, 200, asked);
      const etag = first.headers.get('etag') ?? '';
      t.regex(etag, /^"[^"]+"$/, id);
      const again = await get(asked, { 'Accept-Encoding': coding, 'If-None-Match': `"other", W/${etag}` });
      t.is(again.status, 304, asked);
      t.is(await again.text(), '');
      for (const name of ['etag', 'cache-control', 'vary', 'link', 'x-total-count']) {
        t.is(again.headers.get(name), first.headers.get(name), `${id} ${name}`);
      }
      t.is((await get(asked, { 'Accept-Encoding': coding, 'If-None-Match': '"other"' })).status, 200);
    }
  }
});

test('a list with other contents or another size has another tag', async (t) => {
  const { get, index, menus, pub } = await seededService(t);
  const paths = ['/v1/menus/items?search=pie&limit=1', '/v1/menus?search=lunch&limit=1', `/v1/restaurants/${pub}`];
  const tags = async () =>
    Promise.all(paths.map(async (path) => (await get(path, { 'Accept-Encoding': 'identity' })).headers.get('etag')));
  const before = await tags();
  t.deepEqual(await tags(), before);
  // Beyond the first page: the body stays, the total does not.
  const items = ['Fish and Leek Pie Deluxe', 'Turkey and Ham Pie Deluxe'].map((name) => taggedItem({ name }));
  await menus.publish(taggedMenu({ restaurantId: pub, name: 'Late lunch', sections: [{ name: 'Later', items }] }));
  await index();
  const after = await tags();
  for (const [position, path] of paths.entries()) t.not(after[position], before[position], path);
});
