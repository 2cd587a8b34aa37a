import test from 'ava';
import { changeEntry } from '../../src/api/pages/read/change-entry.ts';
import { taggedItem } from '../support/tagged-menu.ts';
import { textOf } from '../support/text-of.ts';

test('a change of a dish is told as what it was and is', (t) => {
  const [was, is] = [
    taggedItem({ name: 'Pie', price: 9, description: null }),
    taggedItem({ name: 'Steak Pie', price: 9 }),
  ];
  const known = { languages: { before: undefined, after: undefined }, printedPrices: new Map() };
  const told = (group: string, before: object, after: object, more: object = {}) =>
    textOf(
      changeEntry(
        {
          ...{ kind: 'changed', fields: [], allergens: [] },
          ...{ before: { sectionName: 'Mains', item: { ...was, ...before } } },
          ...{ after: { sectionName: 'Mains', item: { ...is, ...after } } },
          ...more,
        } as unknown as Parameters<typeof changeEntry>[0],
        group,
        known as unknown as Parameters<typeof changeEntry>[2],
      ).html,
    );
  t.is(told('renamed', {}, {}), 'Pie → Steak Pie');
  t.is(told('dearer', { price: 9 }, { price: 10.5 }), 'Steak Pie £9.00 → £10.50 (+£1.50)');
  t.is(told('cheaper', { price: 9 }, { price: 8 }), 'Steak Pie £9.00 → £8.00 (−£1.00)');
  const other = (fields: readonly string[], before: object, after: object, more: object = {}) =>
    told('other', before, after, { fields, ...more });
  t.is(other(['description'], {}, { description: 'With peas' }), 'Steak Pie Description: none → “With peas”');
  t.is(other(['calories'], { calories: 0 }, { calories: 400 }), 'Steak Pie Calories: not known → 400 kcal');
  t.is(other(['vegan'], { vegan: false }, { vegan: true }), 'Steak Pie Is vegan now');
  t.is(other(['halal'], { halal: true }, { halal: false }), 'Steak Pie Is no longer known to be halal');
  t.is(other(['place'], {}, {}), 'Steak Pie Stands in another place in its section');
  const moved = { before: { sectionName: '', item: was }, after: { sectionName: 'Pies', item: is } };
  t.is(other(['place'], {}, {}, moved), 'Steak Pie Moved from no section to Pies');
  const claim = (state: string, estimated: boolean) => ({ state, estimated });
  const allergens = [
    { code: 'MILK', before: claim('unknown', false), after: claim('contains', true) },
    { code: 'EGGS', before: claim('may contain', false), after: claim('free', false) },
  ];
  t.is(
    told('allergens', {}, {}, { allergens }),
    'Steak Pie Milk: not said → contains it (our estimate) Eggs: may contain it → is free from it',
  );
  t.is(
    told('allergens', { allergens: 'Milk' }, { allergens: 'Milk, Eggs' }),
    'Steak Pie The wording changed: “Milk” became “Milk, Eggs”.',
  );
  const added = { kind: 'added', after: { sectionName: '', item: was } };
  t.is(told('added', {}, {}, added), 'Pie £9.00');
});
