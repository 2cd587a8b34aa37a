import test from 'ava';
import { readDocuments } from '../../src/db/menu-documents.ts';
import { PLAIN_PAGE } from '../cli/menu-page.ts';
import { post } from './post.ts';
import { workbenchService } from './workbench-service.ts';

test('a dish is renamed, described, moved, flagged and removed, and unchanged fields stay', async (t) => {
  const { url, ingest, active, restaurant, sourceUrl, sourcePage, stores } = await workbenchService(t);
  await ingest('lunch.html', PLAIN_PAGE);
  const source = sourceUrl('lunch.html');
  const mend = (fields: Record<string, string>) =>
    post(`${url}/workbench/corrections`, { restaurant, source, menu: 'Lunch Menu', ...fields });
  const soup = { item: 'Tomato Soup', section: 'Starters', 'name-before': 'Tomato Soup', 'price-before': '5.50' };
  const changed = { name: 'Roast Tomato Soup', price: '£5,75', description: 'with basil', vegan: 'on' };
  t.is((await mend({ ...soup, ...changed, 'to-section': 'Mains', 'to-section-before': 'Starters' })).status, 303);
  t.is((await mend({ item: 'Garlic Bread', section: 'Starters', remove: 'yes' })).status, 303);
  const [menu] = await active();
  t.deepEqual(
    menu?.sections.map(({ name, items }) => [name, items.length]),
    [['Mains', 4]],
  );
  t.like(menu?.sections[0]?.items[3], {
    name: 'Roast Tomato Soup',
    price: 5.75,
    description: 'with basil',
    vegan: true,
  });
  t.deepEqual(await stores.sources.corrections(restaurant, source), {
    corrections: [
      {
        item: 'Tomato Soup',
        set: { name: 'Roast Tomato Soup', description: 'with basil', section: 'Mains', price: 5.75, vegan: true },
      },
      { item: 'Garlic Bread', remove: true },
    ],
    currencyOk: false,
  });
  const page = await (await fetch(sourcePage('lunch.html'))).text();
  t.regex(page, /What changed with version 3 of Lunch Menu[\s\S]*<li>- Garlic Bread {2}£\d/);
});

test('an allergen set by a person stays in later versions, and yields if a later menu prints more', async (t) => {
  const { db, url, ingest, active, restaurant, sourceUrl, sourcePage, stores } = await workbenchService(t);
  const page = (words: string) => PLAIN_PAGE.replace('Tomato Soup', `Tomato Soup</h3><p>${words}</p><h3 hidden>`);
  await ingest('lunch.html', page('with cream and croutons'));
  const soup = async () => (await active())[0]?.sections[0]?.items[0];
  const absent = async () => {
    const [menu] = await readDocuments(
      db,
      (await active()).map(({ id }) => id),
    );
    return menu?.sections[0]?.items[0]?.absentAllergens;
  };
  t.regex((await soup())?.allergens ?? '', /Milk/);
  const source = sourceUrl('lunch.html');
  const [, link = ''] =
    /href="(\/workbench\/allergens\?[^"]+)"/.exec(await (await fetch(sourcePage('lunch.html'))).text()) ?? [];
  const form = await (await fetch(`${url}${link.replaceAll('&amp;', '&')}`)).text();
  t.regex(form, /Allergens of Tomato Soup/);
  t.regex(form, /id="now-MILK">Now: contains it, estimated from “[^”]+”/);
  const fields = { restaurant, source, menu: 'Lunch Menu', item: 'Tomato Soup', section: 'Starters' };
  const mend = (more: Record<string, string>) => post(`${url}/workbench/corrections`, { ...fields, ...more });
  t.is(
    (await mend({ 'allergen-MILK': 'free', 'allergen-SESAME': 'may contain', 'allergen-GLUTEN': 'unknown' })).status,
    303,
  );
  const mended = (await soup())?.allergens ?? '';
  t.regex(mended, /Sesame \(may contain\)/);
  t.notRegex(mended, /Gluten|Milk/);
  t.deepEqual(await absent(), ['MILK'], 'of one that is unknown nothing is promised');
  t.regex(
    await (await fetch(`${url}${link.replaceAll('&amp;', '&')}`)).text(),
    /id="now-GLUTEN">Now: unknown, set by a person[\s\S]*id="now-MILK">Now: is free from it, set by a person/,
  );

  await ingest('lunch.html', page('with cream and croutons').replace('13.50', '14.50'));
  t.is((await soup())?.allergens, mended, 'in the next version too');
  await ingest('lunch.html', page('with croutons. Contains milk'));
  t.regex((await soup())?.allergens ?? '', /Milk(?! free)/, 'the print counts');
  t.regex(
    (await stores.reviews.list()).map(({ reason }) => reason).join(),
    /MILK: printed as "contains" since a person decided "free"/,
  );
  t.is((await mend({ 'allergen-MILK': '' })).status, 400, 'nothing was chosen');
});

test('corrections made together are one version, and each can be reverted', async (t) => {
  const { url, ingest, active, restaurant, sourceUrl, sourcePage } = await workbenchService(t);
  await ingest('lunch.html', PLAIN_PAGE);
  const place = { restaurant, source: sourceUrl('lunch.html'), menu: 'Lunch Menu' };
  const form = (fields: Record<string, string>) => new URLSearchParams({ ...place, ...fields }).toString();
  const mend = (fields: readonly [string, string][]) =>
    post(`${url}/workbench/corrections`, [...Object.entries(place), ...fields]);
  const together = await mend([
    ['form', form({ section: 'Starters', item: 'Tomato Soup', price: '6', 'price-before': '5.50' })],
    ['form', form({ section: 'Mains', item: 'Chicken Curry', remove: 'yes' })],
    // opened and left unchanged
    [
      'form',
      form({ section: 'Mains', item: 'Fish and Chips', name: 'Fish and Chips', 'name-before': 'Fish and Chips' }),
    ],
    ['form', form({ section: 'Mains', item: 'Steak and Ale Pie', add: 'yes', name: 'Chips', price: '3,50' })],
  ]);
  t.is(together.status, 303);
  const dishes = async () => {
    const [menu] = await active();
    const items = menu?.sections.flatMap((section) => section.items.map(({ name, price }) => `${name} ${price}`));
    return { version: menu?.version, items };
  };
  t.deepEqual(await dishes(), {
    version: 2,
    items: ['Tomato Soup 6', 'Garlic Bread 4.25', 'Steak and Ale Pie 12.95', 'Chips 3.5', 'Fish and Chips 13.5'],
  });
  const page = await (await fetch(sourcePage('lunch.html'))).text();
  t.regex(page, /<li>Chips: added to Mains[\s\S]*<li>Chicken Curry: taken out[\s\S]*<li>Tomato Soup: price 6/);
  const [, correction = ''] = /Chicken Curry: taken out[\s\S]*?name="correction" value="([^"]+)"/.exec(page) ?? [];
  await mend([
    ['take-back', 'yes'],
    ['correction', correction.replaceAll('&quot;', '"')],
  ]);
  t.true((await dishes()).items?.includes('Chicken Curry 11.75'));
  t.is(
    (
      await mend([
        ['take-back', 'yes'],
        ['correction', correction],
      ])
    ).status,
    400,
  );

  await mend([
    ['section', 'Mains'],
    ['no-heading', 'yes'],
  ]);
  t.is((await active())[0]?.sections.length, 1);
  await mend([['name', 'Dinner']]);
  t.is((await active())[0]?.name, 'Dinner');
  await mend([['currency', 'euros']]);
  t.true(
    (await dishes()).items?.every((item) => / (?:0|6|3\.5)$/.test(item)),
    'prices in euros are none in pounds',
  );
  t.regex(await (await fetch(sourcePage('lunch.html'))).text(), /<option value="euros" selected>/);
});

test('a form with a mistake changes nothing and says what is wrong', async (t) => {
  const { url, ingest, restaurant, sourceUrl, stores } = await workbenchService(t);
  await ingest('lunch.html', PLAIN_PAGE);
  const place = { restaurant, source: sourceUrl('lunch.html'), menu: 'Lunch Menu', item: 'Tomato Soup' };
  for (const [fields, says] of [
    [{ price: 'cheap', 'price-before': '5.50' }, /The price &quot;cheap&quot; is no sum of pounds/],
    [{ price: '5.50', 'price-before': '5.50' }, /Nothing changed: every field is as it was/],
    [{ name: '', 'name-before': 'Tomato Soup' }, /corrections\[0\]\.set\.name: is empty/],
    [{ source: 'file:///none' }, /No such source/],
  ] as const) {
    const refused = await post(`${url}/workbench/corrections`, { ...place, ...fields });
    t.true(refused.status === 400 || refused.status === 404);
    t.regex(await refused.text(), says);
  }
  t.is(await stores.sources.corrections(restaurant, place.source), null);
  const large = await post(`${url}/workbench/corrections`, { name: 'x'.repeat(70_000) });
  t.is(large.status, 413);
});
