import { priceEvidence, printedPriceIn } from '@menu-data-service/food-knowledge/printed-price';
import { tagDraft } from '@menu-data-service/food-knowledge/tag-draft';
import type { DraftMenu } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { createSourceStore } from '../../src/db/source-store.ts';
import {
  createDryRunDecisions,
  createStoredDecisions,
  decisionChange,
  type GivenDecisions,
  type LoadDecisions,
} from '../../src/ingest/load-decisions.ts';
import { pagesService } from '../api/pages-service.ts';
import { testDatabase } from '../support/database.ts';
import { draftItem } from '../support/draft-item.ts';
import { storedRestaurant } from '../support/tagged-menu.ts';

const menus: readonly DraftMenu[] = [
  { name: 'Carta', sections: [{ name: 'Tapas', items: [draftItem('Croquetas', 6.5), draftItem('Pan', 0)] }] },
];
const place = { restaurantId: '', sourceUrl: 'https://tapas.example/carta' };

type Read = Parameters<Awaited<ReturnType<LoadDecisions>>['correct']>[0];
const correctedWith = async (given: GivenDecisions, document: Read) =>
  (await createDryRunDecisions(given)(place)).correct(document);
const itemsOf = (corrected: { menus: readonly DraftMenu[] }) => corrected.menus[0]?.sections[0]?.items ?? [];

test('prices in another currency are left out, named for review and kept as evidence', async (t) => {
  const corrected = await correctedWith({}, { menus, currency: 'euros' });

  const [croquetas, bread] = itemsOf(corrected);
  t.like(croquetas, { price: 0, prices: [] });
  t.is(corrected.review.length, 1);
  t.regex(corrected.review[0] ?? '', /in euros.*--currency-ok/);
  const [evidence] = croquetas ? priceEvidence(croquetas) : [];
  t.like(evidence, { field: 'price', value: '6.5', words: '6.5 euros', basis: 'stated' });
  t.deepEqual(evidence && printedPriceIn([evidence]).printedPrice, { amount: 6.5, currency: 'euros' });
  t.deepEqual(bread && priceEvidence(bread), []);
});

test('keeps prices if the operator says that they are right, or that a price is so many pounds', async (t) => {
  const agreed = await correctedWith({ currencyOk: true }, { menus, currency: 'euros' });
  t.is(itemsOf(agreed)[0]?.price, 6.5);
  t.deepEqual(agreed.review, []);
  const told = await correctedWith({ currency: 'euros' }, { menus, currency: null });
  t.is(itemsOf(told)[0]?.price, 0, 'a person says what the document does not');

  const corrections = [{ item: 'Croquetas', set: { price: 5.5 } }];
  const [croquetas] = itemsOf(await correctedWith({ corrections }, { menus, currency: 'euros' }));
  t.is(croquetas?.price, 5.5);
  t.deepEqual(croquetas && priceEvidence(croquetas), []);
});

test('menu and finder show only a price that a person gives in pounds; another correction keeps the printed one', async (t) => {
  const service = await pagesService(t);
  const of = { restaurantId: service.cafe, sourceUrl: place.sourceUrl, cuisine: '', notes: [] };
  const corrections = [
    { item: 'Croquetas', set: { price: 5.5 } },
    { item: 'Gambas', set: { name: 'Gambas al ajillo' } },
  ];
  const foreign = [
    { name: 'Carta', sections: [{ name: 'Tapas', items: [draftItem('Croquetas', 6.5), draftItem('Gambas', 9)] }] },
  ];
  const corrected = await correctedWith({ corrections }, { menus: foreign, currency: 'euros' });
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
  const corrected = await correctedWith({}, { menus, currency: null });

  t.deepEqual([corrected.menus, corrected.review], [menus, []]);
});

test("keeps the operator's decision on the currency beside stored corrections", async (t) => {
  const { db } = await testDatabase(t);
  const sources = createSourceStore(db);
  const of = { ...place, restaurantId: await storedRestaurant(db) };
  const document = { menus, currency: 'euros' };
  const decided = async (given?: GivenDecisions) => {
    const corrected = await (await createStoredDecisions(sources)(of, decisionChange(given))).correct(document);
    if (corrected.isUnsaved) await sources.saveCorrections(of.restaurantId, of.sourceUrl, corrected.decisions);
    return corrected;
  };
  await decided({ corrections: [{ item: 'Pan', remove: true }] });

  await decided({ currencyOk: true });
  const later = await decided();

  t.deepEqual(
    itemsOf(later).map(({ name, price }) => [name, price]),
    [['Croquetas', 6.5]],
  );
});
