import test from 'ava';
import { sha256Of } from '../../src/lib/sha256.ts';
import type { NewFind } from '../../src/ports/discovery-store.ts';
import { PLAIN_PAGE } from '../cli/menu-page.ts';
import { post } from './post.ts';
import { workbenchService } from './workbench-service.ts';

const MENU = 'https://the-kiln.example/lunch';

const menu = (sha256: string | null): NewFind => ({
  kind: 'menu',
  subject: MENU,
  state: 'open',
  details: {
    ...{ kind: 'html', name: 'Lunch <Menu>', items: 5, sure: 0.62, why: 'it may be about news', same: [] },
    ...{ from: 'https://the-kiln.example/', words: 'What’s on', sha256 },
  },
});

const fact = (name: string, value: string): NewFind => ({
  kind: 'fact',
  subject: `${name}: ${value}`,
  state: 'open',
  details: { fact: name, value, before: '', page: 'https://the-kiln.example/' },
});

test('a find is stored or applied when a person says so, refused for good, and shown with its reason', async (t) => {
  const { url, stores, restaurant, active } = await workbenchService(t);
  const bytes = Buffer.from(PLAIN_PAGE);
  const sha256 = sha256Of(bytes);
  await stores.sources.saveDocument({ sha256, bytes, mediaType: 'text/html', url: MENU, fetchedAt: new Date() });
  await stores.discoveries.record(restaurant, [
    menu(sha256),
    fact('phone', '01632 960999'),
    fact('cuisine', 'Pies'),
    fact('coordinates', '53.1061,-2.0234'),
  ]);
  const page = async () => (await fetch(`${url}/workbench/found`, { headers: { Connection: 'close' } })).text();
  const decide = async (subject: string, verb: string) => {
    const finds = await stores.discoveries.finds({ states: ['open', 'gone', 'accepted', 'refused', 'stored'] });
    const id = String(finds.find((find) => find.subject === subject)?.id);
    return (await post(`${url}/workbench/found`, { id, verb })).status;
  };
  const before = await page();
  t.regex(before, /Lunch &lt;Menu&gt;, 5 dishes, web page/);
  t.regex(before, /62 % sure: it may be about news/);
  t.regex(before, /From the linked data of https:\/\/the-kiln\.example\//);

  t.is(await decide(MENU, 'accept'), 303);
  t.is(await decide('phone: 01632 960999', 'accept'), 303);
  t.is(await decide('cuisine: Pies', 'refuse'), 303);
  t.is(await decide('coordinates: 53.1061,-2.0234', 'accept'), 303);
  t.deepEqual(
    (await active()).map(({ name, sourceUrl }) => [name, sourceUrl]),
    [['Lunch Menu', MENU]],
  );
  const [stored] = await stores.restaurants.find(restaurant);
  t.like(stored, { phoneNumber: '01632 960999', latitude: 53.1061, longitude: -2.0234 });
  t.not(stored?.cuisine, 'Pies');
  await stores.discoveries.record(restaurant, [menu(sha256), fact('cuisine', 'Pies')]);
  t.regex(await page(), /Nothing to decide/);
  t.is(await decide(MENU, 'refuse'), 409, 'it stays decided');
  t.is(await decide('nothing', 'accept'), 404);
});

test('a person decides whether a menu whose source is gone stays in service', async (t) => {
  const { url, stores, restaurant, ingest, active, sourceUrl } = await workbenchService(t);
  await ingest('lunch.html', PLAIN_PAGE);
  await stores.discoveries.record(restaurant, [{ ...menu(null), subject: sourceUrl('lunch.html') }]);
  const [find] = await stores.discoveries.finds({ states: ['open'] });
  await stores.discoveries.settle(find?.id ?? 0, 'gone', 'the site does not link to it any more');
  t.regex(
    await (await fetch(`${url}/workbench/found`)).text(),
    /source gone[\s\S]*does not link to it any more[\s\S]*Withdraw/,
  );
  await post(`${url}/workbench/found`, { id: String(find?.id), verb: 'refuse' });
  t.deepEqual(await active(), []);
});
