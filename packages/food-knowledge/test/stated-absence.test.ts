import test from 'ava';
import { enrichItem } from '../src/enrich-item.ts';

const allergens = (name: string, description: string): string => enrichItem({ name, description }).allergens;

test('absence of all 14 is a statement in any wording', (t) => {
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
    'There are no allergens in this dish',
    'Does not contain any of the 14 allergens.',
  ])
    t.is(allergens('Leek Bake', says), '-', says);
});

test('a text that only mentions allergens never denies them all', (t) => {
  for (const says of [
    'No allergen information available',
    'No allergens listed',
    'Allergens: none stated, please ask',
    'Allergen information: none',
    ...[
      'No known allergens',
      'Free from the main allergens',
      'Free from common allergens',
      'Free from major allergens',
    ],
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

test('"Dairy free." beats the usual contents of a dish of its name', (t) => {
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

test('a named nut is present although the name of the dish says nut free', (t) => {
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

test('gluten free on request is not stated gluten free, and nothing else changes', (t) => {
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

test('a dish stated to be free of something says so when the rest is unknown', (t) => {
  t.is(allergens('Milkshake', 'Dairy free.'), 'Unknown (stated milk free; ask the restaurant about the rest)');
  const stated = { freeFrom: ['GLUTEN', 'NUTS'] } as const;
  const chips = enrichItem({ name: 'Chips', description: null, stated });
  t.is(chips.allergens, 'Unknown (stated gluten/nuts free; ask the restaurant about the rest)');
  t.false(chips.allergensKnown);
});

const free = (description: string, name = 'Leek Bake'): readonly string[] =>
  enrichItem({ name, description }).evidence.flatMap(({ state, value }) => (state === 'free' ? [value] : []));

test('a question, a condition or an approximation states nothing', (t) => {
  for (const says of [
    ...[
      'Gluten free? Ask your server',
      'Nut free? Please ask',
      'Dairy free? Let us know',
      'Is it nut free?',
      '(Egg free?)',
    ],
    ...['Mild. Milk free? Just say.', 'Contains nuts? Ask us', 'Gluten free (on request)', 'Gluten free, if requested'],
    ...[
      'Gluten free - please ask',
      'On request, gluten free',
      'Gluten free upon request',
      'Gluten free when ordered without gravy',
    ],
    ...[
      'Almost gluten free',
      'Nearly dairy free',
      'Could be gluten free',
      'Usually nut free',
      'Coeliac friendly',
      'Dairy free by arrangement',
    ],
    ...['Can be made suitable for coeliacs', 'Suitable for coeliacs on request', 'Gluten free option (ask)'],
  ]) {
    const { evidence } = enrichItem({ name: 'Leek Bake', description: says });
    t.deepEqual(
      evidence.filter(({ basis, field }) => basis === 'stated' && field === 'allergens'),
      [],
      says,
    );
  }
  t.deepEqual(free('Gluten free, vegan option available'), ['GLUTEN'], 'the condition is of another diet');
  t.deepEqual(free('Gluten free. Dairy free? Ask.'), ['GLUTEN']);
});

test('suitable for people who must avoid an allergen means free of it', (t) => {
  for (const [says, codes] of [
    ['Suitable for coeliacs', ['GLUTEN']],
    ['Suitable for coeliacs and vegans.', ['GLUTEN']],
    ['Coeliac safe', ['GLUTEN']],
    ['Suitable for people with coeliac disease', ['GLUTEN']],
    ['Suitable for people with milk, egg and nut allergies.', ['EGGS', 'MILK', 'NUTS', 'PEANUTS']],
    ['Safe for soya allergy sufferers', ['SOYA']],
    ['Suitable for people with a walnut allergy', []],
  ] as const) {
    t.deepEqual(free(says).toSorted(), [...codes], says);
    t.false(/Nuts|Soya|Milk/.test(enrichItem({ name: 'Leek Plate', description: says }).allergens), says);
  }
});

test('a warning to people who must avoid an allergen, or about the kitchen, means that it may be present', (t) => {
  for (const [says, code] of [
    ['Not suitable for coeliacs', 'GLUTEN'],
    ['Unsuitable for coeliac customers', 'GLUTEN'],
    ['Not coeliac safe', 'GLUTEN'],
    ['Not safe for coeliacs', 'GLUTEN'],
    ['Unsuitable for people with milk allergy', 'MILK'],
    ['Not suitable for nut allergy sufferers', 'NUTS'],
    ['Our kitchen is not nut free', 'NUTS'],
    ["Our kitchen isn't gluten free", 'GLUTEN'],
    ['Not a nut free environment', 'NUTS'],
    ['We are not a gluten free restaurant', 'GLUTEN'],
    ['Gluten free (may contain traces)', 'GLUTEN'],
    ['Nut free. May contain traces.', 'NUTS'],
    ['Gluten free, fried in a shared fryer', 'GLUTEN'],
    ['Dairy free. Prepared on the same equipment as everything else.', 'MILK'],
  ] as const)
    t.true(
      enrichItem({ name: 'Leek Plate', description: says }).evidence.some(
        ({ basis, state, value }) => basis === 'stated' && state === 'may contain' && value === code,
      ),
      says,
    );
  t.regex(allergens('Brownie', 'Not gluten free'), /Gluten(?! \(may)/, 'of a dish it is a warning that it is there');
  t.deepEqual(free('Gluten free. May contain small bones.', 'Cod Plate'), ['GLUTEN']);
});

test('a clause that begins with its verb refers to the subject before the comma', (t) => {
  for (const says of ['The sauce, not the bun, is gluten free', 'Our chips, cooked alone, are nut free'])
    t.deepEqual(free(says, 'Burger'), [], says);
  t.deepEqual(free('This dish is gluten free', 'Burger'), ['GLUTEN']);
  t.deepEqual(free('Grilled beef, gluten free', 'Burger'), ['GLUTEN']);
});

test('a promise that the clause behind it limits is none', (t) => {
  for (const says of [
    ...['GF (lunch)', 'GF (no gravy)', 'GF (w/o croutons)', 'GF (we think)', 'Dairy free (see overleaf)', 'GF* (ask)'],
    ...['Sans gluten (le midi)', 'Senza lattosio, senza glutine (solo su richiesta)', 'GF* (*lunch only)'],
    ...[
      '(GF) minus bread',
      '(GF) at lunch',
      '(GF) weekdays',
      '(DF) until 5pm',
      '(NF) in winter',
      '(GF*) *before 6pm only',
    ],
    ...[
      'GF - swap bun for lettuce',
      'GF - lunch only',
      'DF - no butter please',
      'GF* *lunch only',
      'Gluten free, w/o sauce',
    ],
    ...['Gluten free, lunch only', 'Gluten free, probably', 'Gluten free, I think', 'Gluten free, or so we hope'],
    ...['Dairy free, see note 4', 'Egg free (child portion)'],
  ])
    t.deepEqual(free(says, 'Plate'), [], says);
  for (const name of ['Burger GF - no bun', 'Burger gf, bunless', 'Salad GF (no croutons)'])
    t.deepEqual(free('', name), [], name);
});

test('a promise stands if the clause behind it continues the dish or its marks', (t) => {
  for (const [says, code] of [
    ['Gluten free (450 kcal)', 'GLUTEN'],
    ['Grilled beef, gluten free, with fries', 'GLUTEN'],
    ['Gluten free, no added sugar', 'GLUTEN'],
    ['Gluten free (contains milk)', 'GLUTEN'],
    ['Gluten free and vegan (certified)', 'GLUTEN'],
    ['Gluten free. Served with rice.', 'GLUTEN'],
    ['No nuts, no onions', 'NUTS'],
  ] as const)
    t.true(free(says, 'Plate').includes(code), says);
  t.deepEqual(free('', 'Rice Bowl (GF) with beans'), ['GLUTEN']);
});

test('dotted abbreviations are words, buckwheat is not wheat and tiger nuts give no milk', (t) => {
  for (const name of ['P.B. & J. Sandwich', 'P.B.&J. Toast', 'P.B.J. Bagel'])
    t.true(enrichItem({ name, description: null }).allergenCodes.includes('PEANUTS'), name);
  t.regex(enrichItem({ name: 'Plate', description: 'Spread with P.B. Contains milk.' }).allergens, /Milk(?! \(est)/);
  t.is(allergens('B.L.T.', ''), allergens('BLT', ''));
  for (const [name, description] of [
    ['Galette complète', 'farine de sarrasin, oeuf, jambon'],
    ['Buckwheat Pancakes', 'with berries'],
    ['Blini', 'buckwheat flour and yeast'],
  ] as const)
    t.notRegex(allergens(name, description), /wheat/, name);
  for (const name of ['Tigernut Milk', 'Tiger nut milk']) t.notRegex(allergens(name, ''), /Milk|Nuts/, name);
});
