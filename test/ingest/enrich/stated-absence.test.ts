import test from 'ava';
import { enrichItem } from '../../../ingest/enrich/enrich-item.ts';

const allergens = (name: string, description: string): string => enrichItem({ name, description }).allergens;

test('that there are none of the 14 is a statement, however it is worded', (t) => {
  for (const says of [
    'Allergens: none of the 14',
    'Baked leeks. Allergens: none of the 14 allergens.',
    'Allergens - none',
    '(Allergens: none)',
    'Contains none of the 14',
    'Contains none of the 14 major allergens.',
    'None of the 14 allergens',
    'Free from all 14 allergens',
    'Free from allergens',
    'Allergen free',
    'No allergens present',
    'There are no known allergens in this dish',
    'Does not contain any of the 14 allergens.',
  ])
    t.is(allergens('Leek Bake', says), '-', says);
});

test('a text that only speaks of allergens never says that there are none', (t) => {
  for (const says of [
    'No allergen information available',
    'No allergens listed',
    'Allergens: none stated, please ask',
    'Allergen information: none',
    'Allergens: N/A',
    'We have no allergen free kitchen',
    'We cannot guarantee that any dish is free from allergens',
    'Contains no allergens other than celery',
    'No allergens, except mustard',
    'Allergen free option available',
    'If you have no allergens, ask for the sauce',
  ])
    t.not(allergens('Leek Bake', says), '-', says);
});

test('"Dairy free." beats what a dish of its name usually contains', (t) => {
  for (const name of ['Vanilla Ice Cream', 'Milkshake', 'Latte', 'Cheesecake', 'Panna Cotta', 'Custard Tart', 'Naan']) {
    const { allergenCodes, evidence } = enrichItem({ name, description: 'Dairy free.' });
    t.false(allergenCodes.includes('MILK'), name);
    t.true(
      evidence.some(({ value, state }) => value === 'MILK' && state === 'free'),
      name,
    );
  }
  const named = enrichItem({ name: 'Toastie', description: 'Mature cheddar. Dairy free.' });
  t.true(named.allergenCodes.includes('MILK'), 'an ingredient that is named is shown, whatever is stated');
  t.true(named.review.length > 0);
});

test('a nut that is named is there, although the name of the dish says nut free', (t) => {
  for (const [name, description] of [
    ['Flapjack (nut free, almonds)', ''],
    ['Nut Free Brownie with Walnuts', ''],
    ['Nut Free Granola', 'Oats, honey and toasted hazelnuts'],
  ] as const) {
    const { allergenCodes, review } = enrichItem({ name, description });
    t.true(allergenCodes.includes('NUTS'), name);
    t.true(
      review.some((line) => line.startsWith('NUTS: ')),
      name,
    );
  }
  for (const name of ['Nut Free Granola', 'Nut Free Pesto Pasta'])
    t.false(enrichItem({ name, description: '' }).allergenCodes.includes('NUTS'), name);
});

test('what can be had gluten free is not stated gluten free, and nothing else changes', (t) => {
  for (const offer of [
    'Gluten free option',
    'Gluten free bun available',
    'Can be made gluten free',
    'Gluten free on request',
    'GF option',
    'Gluten free alternatives available for £1',
  ]) {
    const plain = enrichItem({ name: 'Beef Burger', description: 'Pickles' });
    const { allergenCodes, evidence } = enrichItem({ name: 'Beef Burger', description: `Pickles. ${offer}.` });
    t.deepEqual(allergenCodes, plain.allergenCodes, offer);
    t.false(
      evidence.some(({ state }) => state === 'free'),
      offer,
    );
  }
  const marked = { vegan: true, vegetarian: true } as const;
  const bowl = enrichItem({ name: 'Tofu Bowl', description: 'Gluten free option available', stated: marked });
  t.deepEqual([bowl.vegan, bowl.vegetarian], [true, true], 'a mark for what is offered takes no other mark away');
  t.true(
    enrichItem({ name: 'Soup', description: 'Gluten free option. Dairy free.' }).evidence.some(
      ({ value, state }) => value === 'MILK' && state === 'free',
    ),
  );
});

test('a dish stated to be free of something says so where the rest is unknown', (t) => {
  t.is(allergens('Milkshake', 'Dairy free.'), 'Unknown (stated milk free; ask the restaurant about the rest)');
  const stated = { freeFrom: ['GLUTEN', 'NUTS'] } as const;
  const chips = enrichItem({ name: 'Chips', description: null, stated });
  t.is(chips.allergens, 'Unknown (stated gluten/nuts free; ask the restaurant about the rest)');
  t.false(chips.allergensKnown);
});
