import { parseAllergens } from '@menu-data-service/menu-model/allergens';
import test from 'ava';
import { enrichItem } from '../src/enrich-item.ts';

test('an item with only estimated allergens is never known to be free of the others', (t) => {
  for (const name of ['Green salad', 'Cod and chips', 'Lemon sorbet', 'Water', 'Roast chicken']) {
    const answer = enrichItem({ name, description: null });
    t.false(answer.allergensKnown, name);
    t.not(answer.allergens, '-', name);
  }
});

test('the string alone gives the same result as the fields', (t) => {
  const items = [
    { name: 'Soup', description: 'Allergens: celery, milk' },
    { name: 'Soup', description: 'Contains celery' },
    { name: 'Soup', description: 'Ingredients: carrot, water, salt' },
    { name: 'Soup', description: 'Ingredients: carrot, stock' },
    { name: 'The Duke', description: null },
    { name: 'Prawn toast', description: 'may contain nuts' },
  ];
  for (const item of items) {
    const answer = enrichItem(item);
    const read = parseAllergens(answer.allergens);
    t.is(read.known, answer.allergensKnown, JSON.stringify(item));
    t.deepEqual([...read.entries.map(({ code }) => code)].sort(), [...answer.allergenCodes].sort());
  }
});

test('a complete statement makes the rest known until the text names something unlisted', (t) => {
  const stated = { contains: ['MILK'], allergensComplete: true } as const;
  t.true(enrichItem({ name: 'Soup of the day', description: null, stated }).allergensKnown);
  const clash = enrichItem({ name: 'Soup of the day', description: 'with toasted walnuts', stated });
  t.false(clash.allergensKnown);
  t.deepEqual(clash.allergenCodes, ['MILK', 'NUTS']);
  t.true(clash.review.length > 0);
});

test('gluten free on a sign is kept as evidence and never shown as an entry', (t) => {
  const answer = enrichItem({ name: 'Fish and chips', description: null, stated: { freeFrom: ['GLUTEN'] } });
  t.false(answer.allergenCodes.includes('GLUTEN'));
  t.false(answer.allergensKnown);
  t.like(
    answer.evidence.find(({ value }) => value === 'GLUTEN'),
    { state: 'free', basis: 'stated' },
  );
});

test('soya, mustard and celery inferred from a name are shown as possible', (t) => {
  for (const name of ['Chicken chow mein', 'Beef stew', 'Coleslaw', 'Vegetable soup', 'Prawn crackers', 'Katsu curry'])
    for (const { code, state } of parseAllergens(enrichItem({ name, description: null }).allergens).entries)
      if (code === 'SOYA' || code === 'MUSTARD' || code === 'CELERY') t.is(state, 'may contain', `${name} ${code}`);
});

test('the cereal and the nut are named if the words name them', (t) => {
  t.regex(
    enrichItem({ name: 'Rye bread with walnuts', description: null }).allergens,
    /Gluten \([a-z/]*rye[a-z/]*\).*Nuts \(walnut\)/,
  );
});

test('every value has evidence with words, rule and confidence', (t) => {
  const answer = enrichItem({ name: 'Spicy prawn curry', description: 'vegan option available. 560 kcal' });
  t.is(answer.calories, 560);
  t.deepEqual([...new Set(answer.evidence.map(({ field }) => field))].sort(), ['allergens', 'calories', 'spicy']);
  for (const row of answer.evidence) {
    t.true(row.confidence > 0 && row.confidence <= 1);
    t.not(row.rule, '');
  }
});

test('a statement about the whole kitchen does not weaken what a dish contains', (t) => {
  const stated = {
    mayContain: ['GLUTEN', 'CRUSTACEANS'],
    words: { mayContain: 'fried dishes may contain traces' },
  } as const;
  const { allergens } = enrichItem({ name: 'Breaded mushrooms', description: null, stated });
  t.regex(allergens, /Gluten \(wheat\) \(estimated\)/);
  t.regex(allergens, /Crustaceans \(may contain\)/);
});

test('a kitchen named after a dish implies how items of its kind are made', (t) => {
  const codes = (cuisine?: string) =>
    enrichItem({ name: 'Haddock', description: null, section: 'Fish', cuisine }).allergenCodes;
  t.true(codes('Fish and chips').includes('GLUTEN'));
  t.false(codes().includes('GLUTEN'));
});

test('evidence is grouped by allergen, the deciding entry first, and a mark stands beside the traces of its kitchen', (t) => {
  const fryers = 'Fried dishes may contain traces of gluten.';
  const pie = enrichItem({
    name: 'Steak and ale pie',
    description: 'Mash, gravy',
    stated: { mayContain: ['GLUTEN'], words: { mayContain: fryers } },
  });
  const gluten = pie.evidence.filter(({ value }) => value === 'GLUTEN').map(({ state, basis }) => `${state}, ${basis}`);
  t.deepEqual(gluten, ['contains, estimated', 'may contain, stated']);
  const codes = pie.evidence.filter(({ field }) => field === 'allergens').map(({ value }) => value);
  t.is(codes.lastIndexOf('GLUTEN') - codes.indexOf('GLUTEN'), 1);
  const brownie = enrichItem({
    name: 'Chocolate brownie',
    description: null,
    stated: { freeFrom: ['GLUTEN'], mayContain: ['GLUTEN'], words: { freeFrom: '(gf)', mayContain: fryers } },
  });
  t.deepEqual(
    brownie.evidence.filter(({ value }) => value === 'GLUTEN').map(({ state, words }) => `${state}: ${words}`),
    [`may contain: ${fryers}`, 'free: (gf)'],
  );
  t.regex(brownie.allergens, /^Gluten \(may contain\), /);
});

test('an allergen shown as contained never has less confidence than a mere possibility', (t) => {
  for (const name of [
    'Beer-battered haddock',
    'Scampi, chips and peas',
    'Family of four: cod, chips',
    'Chicken pakora',
    'Ham cob',
  ])
    for (const { field, state, confidence } of enrichItem({ name, description: null }).evidence)
      if (field === 'allergens' && state === 'contains') t.true(confidence > 0.5, name);
});
