import type { PartyPage, PartyQuery } from '../../../src/ports/search/parties.ts';
import { inBatches, menuDocuments, restaurantGuid } from '../../support/menu-documents.ts';
import type { ContractPart } from './parts.ts';

function party(eaters: PartyQuery['eaters'], more: Partial<PartyQuery> = {}): PartyQuery {
  return { eaters, dishes: 1, certainty: 'stated', filter: {}, limit: 10, withoutMenus: [], ...more };
}

const placesOf = ({ places }: PartyPage) => places.map(({ restaurantName }) => restaurantName);

export function partiesContract({ test, name, empty, shared }: ContractPart): void {
  test(`${name}: a party gets places with enough for each, best where the worst-off finds most`, async (t) => {
    const index = await shared();
    const anybody = await index.searchParty(party([{ vegetarian: true }, {}]));
    t.deepEqual(placesOf(anybody), ['Ruby Balti House', 'Café Juniper', 'The Tipsy Badger']);
    t.deepEqual(
      anybody.places.map(({ worstOff, eaters }) => [worstOff, ...eaters.map(({ counts }) => counts.stated)]),
      [
        [0, 4, 5],
        [0, 3, 4],
        [0, 2, 6],
      ],
    );
    t.deepEqual(anybody.totals, { stated: 3, likely: 3, any: 3 });
    t.deepEqual(placesOf(await index.searchParty(party([{ vegetarian: true }, {}], { dishes: 3 }))), [
      'Ruby Balti House',
      'Café Juniper',
    ]);
    t.deepEqual(placesOf(await index.searchParty(party([{ vegan: true }, { halal: true }]))), ['Ruby Balti House']);
    t.deepEqual(placesOf(await index.searchParty(party([{}], { filter: { city: 'stone' } }))), ['Café Juniper']);
    t.deepEqual(await index.searchParty(party([{}], { filter: { city: 'leek' } })), {
      places: [],
      totals: { stated: 0, likely: 0, any: 0 },
    });
    t.deepEqual(placesOf(await index.searchParty(party([{}], { withoutMenus: [1, 2] }))), ['Café Juniper']);
    t.is((await index.searchParty(party([{}], { limit: 1 }))).places.length, 1);
    t.deepEqual(placesOf(await index.searchParty(party([{}], { filter: { course: 'desserts' } }))), [
      'The Tipsy Badger',
    ]);
    t.deepEqual(placesOf(await index.searchParty(party([{ maxPrice: 4 }, { maxPrice: 2.5 }]))), ['Ruby Balti House']);
  });

  test(`${name}: no dish of a party contains an excluded allergen, and unknown never counts as absent`, async (t) => {
    const index = await shared();
    const withMilk = (page: PartyPage) =>
      page.places
        .flatMap(({ eaters }) => eaters.flatMap(({ dishes }) => dishes))
        .filter(({ hit }) => hit.allergenCodes.includes('MILK'));
    const stated = await index.searchParty(party([{ excludeAllergens: ['MILK'] }], { dishes: 3 }));
    t.deepEqual(
      stated.places.map(({ restaurantId, eaters }) => [restaurantId, eaters[0]?.counts]),
      [
        [restaurantGuid(2), { stated: 3, likely: 3, any: 4 }],
        [restaurantGuid(1), { stated: 3, likely: 3, any: 4 }],
        [restaurantGuid(3), { stated: 3, likely: 3, any: 3 }],
      ].toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    );
    t.true(
      stated.places.every(({ eaters }) =>
        eaters.every(({ dishes }) => dishes.every((one) => one.certainty === 'stated')),
      ),
    );
    t.deepEqual(withMilk(stated), []);

    const four = { dishes: 4 };
    t.deepEqual(placesOf(await index.searchParty(party([{ excludeAllergens: ['MILK'] }], four))), []);
    const any = await index.searchParty(party([{ excludeAllergens: ['MILK'] }], { ...four, certainty: 'any' }));
    t.deepEqual(any.totals, { stated: 0, likely: 0, any: 2 });
    t.is(any.places.length, 2);
    for (const { eaters } of any.places) {
      t.deepEqual(
        eaters[0]?.dishes.map(({ certainty }) => certainty),
        ['stated', 'stated', 'stated', 'any'],
      );
    }
    t.deepEqual(withMilk(any), []);
  });

  test(`${name}: drinks alone feed nobody, unless drinks are asked for`, async (t) => {
    const index = await empty(t);
    const bar = menuDocuments({
      ...{ menuId: 1, menuName: 'Bar', restaurant: 1, restaurantName: 'The Tap' },
      sections: {
        'Soft Drinks': [{ name: 'Lemonade', price: 2, vegan: true, allergens: [] }],
        Snacks: [{ name: 'Pork Pie', price: 3, allergens: [] }],
      },
    });
    await index.rebuild(inBatches([bar]), 'epoch-1');
    t.deepEqual(placesOf(await index.searchParty(party([{ vegan: true }]))), []);
    t.deepEqual(placesOf(await index.searchParty(party([{ vegan: true }], { filter: { course: 'drinks' } }))), [
      'The Tap',
    ]);
    t.deepEqual(placesOf(await index.searchParty(party([{}]))), ['The Tap']);
  });
}
