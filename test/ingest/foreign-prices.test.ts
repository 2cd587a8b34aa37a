import type { DraftItem, DraftMenu } from '@menu-data-service/menu-reader';
import test from 'ava';
import { createCorrector, createPassingCorrector } from '../../ingest/create-corrector.ts';
import { priceEvidence, printedPriceIn } from '../../ingest/enrich/printed-price.ts';
import { tagDraft } from '../../ingest/enrich/tag-draft.ts';
import { createSourceStore } from '../../src/db/source-store.ts';
import { pagesService } from '../api/pages-service.ts';
import { testDatabase } from '../support/database.ts';
import { storedRestaurant } from '../support/tagged-menu.ts';

const dish = (name: string, price: number): DraftItem => ({
  name,
  description: null,
  price,
  prices: price === 0 ? [] : [{ label: null, price }],
  stated: {},
  review: [],
});
const menus: readonly DraftMenu[] = [
  { name: 'Carta', sections: [{ name: 'Tapas', items: [dish('Croquetas', 6.5), dish('Pan', 0)] }] },
];
const place = { restaurantId: '', sourceUrl: 'https://tapas.example/carta' };
const itemsOf = (corrected: { menus: readonly DraftMenu[] }) => corrected.menus[0]?.sections[0]?.items ?? [];

test('prices in another currency are left out, named for review and kept as evidence', async (t) => {
  const corrected = await createPassingCorrector()({ menus, currency: 'euros' }, place);

  const [croquetas, bread] = itemsOf(corrected);
  t.like(croquetas, { price: 0, prices: [] });
  t.is(corrected.review.length, 1);
  t.regex(corrected.review[0] ?? '', /in euros.*--currency-ok/);
  const [evidence] = croquetas ? priceEvidence(croquetas) : [];
  t.like(evidence, { field: 'price', value: '6.5', words: '6.5 euros', basis: 'stated' });
  t.deepEqual(evidence && printedPriceIn([evidence]).printedPrice, { amount: 6.5, currency: 'euros' });
  t.deepEqual(bread && priceEvidence(bread), []);
});

test('prices stay where the operator says that they are right, or that a price is so many pounds', async (t) => {
  const agreed = await createPassingCorrector({ currencyOk: true })({ menus, currency: 'euros' }, place);
  t.is(itemsOf(agreed)[0]?.price, 6.5);
  t.deepEqual(agreed.review, []);

  const corrections = [{ item: 'Croquetas', set: { price: 5.5 } }];
  const [croquetas] = itemsOf(await createPassingCorrector({ corrections })({ menus, currency: 'euros' }, place));
  t.is(croquetas?.price, 5.5);
  t.deepEqual(croquetas && priceEvidence(croquetas), []);
});

test('a price that a person gives in pounds is all that a menu and the finder show; another correction keeps what is printed', async (t) => {
  const service = await pagesService(t);
  const of = { restaurantId: service.cafe, sourceUrl: place.sourceUrl, cuisine: '', notes: [] };
  const corrections = [
    { item: 'Croquetas', set: { price: 5.5 } },
    { item: 'Gambas', set: { name: 'Gambas al ajillo' } },
  ];
  const foreign = [
    { name: 'Carta', sections: [{ name: 'Tapas', items: [dish('Croquetas', 6.5), dish('Gambas', 9)] }] },
  ];
  const corrected = await createPassingCorrector({ corrections })({ menus: foreign, currency: 'euros' }, of);
  const [tagged] = corrected.menus.map((menu) => tagDraft(menu, of));
  if (!tagged) return t.fail();
  const { menuId } = await service.menus.publish(tagged);
  await service.index();

  for (const address of [`/menus/${menuId}`, `/find?menuId=${menuId}&sort=name`]) {
    const page = await (await fetch(`${service.url}${address}`)).text();
    const prices = [...page.matchAll(/<span class="price">([^<]+)</g)].map(([, price]) => price);
    t.deepEqual(prices, ['£5.50', '9.00 euros'], address);
  }
});

test('prices in pounds stay as they are', async (t) => {
  const corrected = await createPassingCorrector()({ menus, currency: null }, place);

  t.deepEqual(corrected, { menus, review: [] });
});

test('what the operator said of the currency is kept beside stored corrections', async (t) => {
  const { db } = await testDatabase(t);
  const sources = createSourceStore(db);
  const of = { ...place, restaurantId: await storedRestaurant(db) };
  const document = { menus, currency: 'euros' };
  await createCorrector(sources, { corrections: [{ item: 'Pan', remove: true }] })(document, of);

  await createCorrector(sources, { currencyOk: true })(document, of);
  const later = await createCorrector(sources)(document, of);

  t.deepEqual(
    itemsOf(later).map(({ name, price }) => [name, price]),
    [['Croquetas', 6.5]],
  );
});
