import test from 'ava';
import { dishesIn, type Fields, linkedMenu, programState } from './data-page.ts';

const NAMES = ['Leek tart', 'Root pie', 'Plum bun', 'Bean stew', 'Cod cake', 'Rye loaf'];

/** First dish in the state of a program with these fields. */
function firstOf(fields: Fields) {
  const items = NAMES.map((name, at) => ({ name, price: 6.5 + at, ...(at === 0 ? fields : {}) }));
  const [first] = dishesIn(programState({ menu: { sections: [{ name: 'Lunch', items }] } }));
  return first;
}

const ALLERGENS: readonly (readonly [Fields, contains: readonly string[], may: readonly string[], unknown?: string])[] =
  [
    [{ allergens: ['Celery', 'MILK'] }, ['CELERY', 'MILK'], []],
    [{ allergens: ['hazelnut', 'rye'], may_contain: ['sesame seeds'] }, ['GLUTEN', 'NUTS'], ['SESAME']],
    [{ mayContain: ['Lupin', 'treeNuts'] }, [], ['LUPIN', 'NUTS']],
    [{ allergens: ['en:soybeans'], traces: ['en:eggs'] }, ['SOYA'], ['EGGS']],
    [{ allergens: 'Fish, mustard; may contain celery' }, ['FISH', 'MUSTARD'], ['CELERY']],
    [{ allergens: ['Milch', 'Kann Spuren enthalten: Senf'] }, ['MILK'], ['MUSTARD']],
    [{ allergens: [{ name: 'Peanuts' }, { name: 'Milk', type: 'may_contain' }] }, ['PEANUTS'], ['MILK']],
    [
      { allergens: { egg: true, milk: false, fish: 'contains', nuts: 'may contain', soya: 'no' } },
      ['EGGS', 'FISH'],
      ['NUTS'],
    ],
    [
      {
        allergens: [
          { code: 'SESAME', value: 'yes' },
          { code: 'MILK', value: 'no' },
        ],
      },
      ['SESAME'],
      [],
    ],
    [{ allergenInfo: { contains: ['lait'], mayContain: ['œufs'] } }, ['MILK'], ['EGGS']],
    [{ dietaryInfo: { allergens: { contains: ['crab'], may_contain: 'molluscs' } } }, ['CRUSTACEANS'], ['MOLLUSCS']],
    [{ allergens: ['Milk', 'Quorn'] }, ['MILK'], [], 'Quorn'],
    [{ allergens: [12] }, [], [], '12'],
    [{ allergens: ['Milk free'] }, [], [], 'Milk free'],
    [{ allergens: [] }, [], []],
    [{ allergens: ['None'], mayContain: '' }, [], []],
    [{ allergens: null, trace_id: 'a-17' }, [], []],
  ];

for (const [fields, contains, may, unknown] of ALLERGENS)
  test(`reads the allergens of ${JSON.stringify(fields)}`, (t) => {
    const first = firstOf(fields);
    t.deepEqual([...(first?.stated.contains ?? [])].sort(), [...contains]);
    t.deepEqual([...(first?.stated.mayContain ?? [])].sort(), [...may]);
    t.is(first?.stated.freeFrom, undefined);
    t.deepEqual(
      first?.review,
      unknown ? [`the data of the page name an allergen that is not known: "${unknown}"`] : [],
    );
  });

test('printed allergens stay beside those of the data', (t) => {
  const dishes = ['Leek tart', 'Root pie', 'Plum bun'].map((name) => ({ name, offers: { price: '7.50' } }));
  const linked = linkedMenu(dishes.map((dish, at) => (at === 0 ? { ...dish, allergens: ['eggs'] } : dish)));
  const text = dishes.map(({ name }) => `<div><h3>${name}</h3><p>Contains milk.</p><b>£7.50</b></div>`).join('');
  const [first, second] = dishesIn(`${linked}<h2>Lunch</h2>${text}`);
  t.deepEqual([...(first?.stated.contains ?? [])].sort(), ['EGGS', 'MILK']);
  t.deepEqual(second?.stated.contains, ['MILK']);
});

const ENERGIES: readonly (readonly [Fields, kcal: number | undefined])[] = [
  [{ calories: 410 }, 410],
  [{ kcal: '415' }, 415],
  [{ calories: '1715 kJ / 410 kcal' }, 410],
  [{ nutrition: { calories: 420 } }, 420],
  [{ nutritionalInfo: { energy: { value: 1800, unit: 'kJ' } } }, 430],
  [{ nutrition: { energyKcal: 440, energyKj: 9999 } }, 440],
  [{ energy_kj: 1800 }, 430],
  [{ energy: '450 kcal' }, 450],
  [{ energy: 450 }, undefined],
  [{ calories: 0 }, undefined],
  [{ calories: null }, undefined],
];

for (const [fields, kcal] of ENERGIES)
  test(`reads the calories of ${JSON.stringify(fields)}`, (t) => {
    t.is(firstOf(fields)?.stated.calories, kcal);
  });

for (const addition of [
  { type: 'modifier' },
  { isModifier: true },
  { itemType: 'ADD_ON' },
  { kind: 'extra' },
  { __typename: 'ModifierItem' },
  { plu: 'M-1', productType: 2 },
])
  test(`does not take an addition for a dish: ${JSON.stringify(addition)}`, (t) => {
    const extras = ['Extra cheese', 'Gravy', 'Pickles', 'Onions', 'Mustard'];
    const items = NAMES.map((name, at) => ({ name, price: 6.5 + at }));
    const all = [...items, ...extras.map((name) => ({ name, price: 1.5, ...addition }))];
    const names = dishesIn(programState({ menu: { items: all } })).map(({ name }) => name);
    t.deepEqual(names, NAMES);
  });

test('dishes of other kinds stay', (t) => {
  const kinds = ['product', 'food', 'optional', 'side', 'drink', 'Customizable'];
  const items = NAMES.map((name, at) => ({ name, price: 6.5 + at, type: kinds[at], isModifier: false }));
  t.is(dishesIn(programState({ menu: { items } })).length, NAMES.length);
});

test('additions that dishes refer to are not dishes, unless their numbers are ambiguous', (t) => {
  const named = (ids: readonly unknown[], id: (at: number) => unknown) => {
    const dishes = NAMES.map((name, at) => ({ id: id(at), name, price: 6.5 + at, modifierIds: ids }));
    const extras = ['Gravy', 'Pickles'].map((name, at) => ({ id: ids[at], name, price: 1.5 }));
    return dishesIn(programState({ products: [...dishes, ...extras] })).length;
  };
  t.is(
    named(['m-1', 'm-2'], (at) => `d-${at}`),
    NAMES.length,
  );
  t.is(
    named([1, 2], (at) => at),
    NAMES.length + 2,
  );
});

test('a tag that is denied, asked or switched off says nothing', (t) => {
  for (const tag of [
    ...['not-gluten-free', 'Not gluten free', 'non-vegan', 'gluten-free?', 'Vegan?', 'nicht glutenfrei'],
    ...[
      { name: 'Gluten free', enabled: false },
      { label: 'Nut free', active: false },
      { name: 'Nuts', present: 'no' },
      { name: 'Vegan', selected: 0 },
    ],
  ]) {
    const { words: _words, ...facts } = firstOf({ tags: [tag] })?.stated ?? {};
    t.deepEqual(facts, {}, JSON.stringify(tag));
  }
  t.deepEqual(firstOf({ tags: [{ name: 'Gluten free', enabled: true }] })?.stated.freeFrom, ['GLUTEN']);
  t.deepEqual(firstOf({ allergens: [{ name: 'Celery', present: false }] })?.stated.contains, undefined);
});

test('struck-through text in a description is not read', (t) => {
  t.is(firstOf({ description: 'Toasted <s>egg free</s> oats' })?.description, 'Toasted oats');
  t.is(firstOf({ description: 'Toasted <del class="x">egg free</del>' })?.description, 'Toasted');
});

const VEGAN = ['vegetarian', 'vegan'];
const DIETS: readonly (readonly [suitableForDiet: unknown, facts: readonly string[]])[] = [
  ['https://schema.org/VeganDiet', VEGAN],
  [{ '@id': 'https://schema.org/VeganDiet' }, VEGAN],
  [[{ '@type': 'RestrictedDiet', name: 'VeganDiet' }], VEGAN],
  [{ '@type': 'Diet', name: 'Vegan diet' }, VEGAN],
  ['vegan', VEGAN],
  ['schema:VeganDiet', VEGAN],
  ['VegetarianDiet, GlutenFreeDiet', ['vegetarian', 'freeFrom']],
  ['https://schema.org/HalalDiet/', ['halal']],
  ['HalalDiet VegetarianDiet', ['vegetarian', 'halal']],
  ['http://schema.org/HalalDiet; http://schema.org/GlutenFreeDiet', ['halal', 'freeFrom']],
  ['Vegetarian and halal', ['vegetarian', 'halal']],
  [{ '@type': 'VeganDiet' }, VEGAN],
  [
    [{ '@id': 'schema:HalalDiet' }, 'Gluten-free diet'],
    ['halal', 'freeFrom'],
  ],
  ['not vegan', []],
  ['vegan on request', []],
  ['GlutenFreeDiet on request', []],
  ['NonVegetarianDiet', []],
  [{ name: 'Low fat' }, []],
];

test('a diet of linked data is read as an address, a name, an object or a list of these', (t) => {
  const script = linkedMenu(
    DIETS.map(([suitableForDiet], i) => ({ name: `Pie ${'abcdefghijklmnopqr'[i]}`, price: '9.50', suitableForDiet })),
  );
  t.deepEqual(
    dishesIn(script).map(({ stated }, i) => [DIETS[i]?.[0], Object.keys(stated).filter((key) => key !== 'words')]),
    DIETS.map(([diet, facts]) => [diet, [...facts]]),
  );
});
