import { tagDraft } from '@menu-data-service/food-knowledge/tag-draft';
import type { DraftItem, DraftMenu, StatedFacts } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { knownDishes } from '../../src/ingest/kitchen/known-dishes.ts';
import { draftItem } from '../support/draft-item.ts';

const item = (name: string, stated: StatedFacts = {}, description: string | null = null) =>
  draftItem(name, 5, { stated, description });
const menu = (items: DraftItem[], section = 'Mains', name = 'Menu'): DraftMenu => ({
  name,
  sections: [{ name: section, items }],
});
const owner = { restaurantId: '7d3f9a52-0f0a-4c6e-9a2e-1d1a3c1b5e77', sourceUrl: 'file:///menu.pdf' };
const context = { ...owner, cuisine: '', notes: [] };
const tag = (draft: DraftMenu, notes: string[] = []) => tagDraft(draft, { ...context, notes }).sections[0]?.items ?? [];

test('reviews a price far from those of its section', (t) => {
  const priced = (price: number) => ({ ...item(`Pie ${price}`), price });
  const reviews = (...prices: number[]) => tag(menu(prices.map(priced))).map(({ review }) => review);
  t.deepEqual(reviews(12, 129.5, 13, 14), [[], ['price: £129.50, where £14.00 is usual in its section'], [], []]);
  t.deepEqual(reviews(12, 40, 13, 14).flat(), []);
  t.deepEqual(reviews(12, 0, 13, 14).flat(), [], 'no price is no low price');
});

test('names, descriptions, prices and order stay as they are', (t) => {
  const tagged = tagDraft(menu([item('  CRÈME  brûlée ', {}, 'with *berries*'), item('Tea')], 'Puds & Co'), context);
  t.like(tagged, { ...owner, name: 'Menu' });
  t.is(tagged.sections[0]?.name, 'Puds & Co');
  t.deepEqual(
    tagged.sections[0]?.items.map(({ name, description, price }) => [name, description, price]),
    [
      ['  CRÈME  brûlée ', 'with *berries*', 5],
      ['Tea', null, 5],
    ],
  );
});

test('stated facts beat estimates', (t) => {
  const stated: StatedFacts = {
    calories: 321,
    spicy: false,
    vegetarian: true,
    contains: ['MILK'],
    allergensComplete: true,
  };
  const [tagged] = tag(menu([item('Vegetable vindaloo', stated)]));
  t.like(tagged, { calories: 321, spicy: false, vegetarian: true, allergens: 'Milk' });
  const shown = tagged?.evidence.filter(({ state }) => state !== 'likely absent');
  t.true(shown?.every(({ basis }) => basis === 'stated'));
});

test('an item keeps its own reasons for review besides those of the tags', (t) => {
  const doubtful = { ...item('Cheddar bites', { vegan: true }), review: ['price unlike its neighbours'] };
  const [tagged] = tag(menu([doubtful]));
  t.is(tagged?.review[0], 'price unlike its neighbours');
  t.is(tagged?.review.length, 2);
  t.false(tagged?.vegan);
});

test('a statement for the whole menu applies to each item without its own', (t) => {
  const notes = ['All our meat is halal.', 'All dishes may contain traces of nuts.'];
  const [kebab, other] = tag(menu([item('Lamb kebab'), item('Beef burger', { halal: false })]), notes);
  t.true(kebab?.halal);
  t.regex(kebab?.allergens ?? '', /Nuts \(may contain\)/);
  t.is(kebab?.stated.words?.halal, 'All our meat is halal.');
  t.false(other?.halal);
});

test('a statement about some items does not apply to all', (t) => {
  const notes = [
    'Halal options available.',
    'Some dishes are vegan.',
    'Not all our meat is halal.',
    'Ask for our vegan menu',
  ];
  const [tagged] = tag(menu([item('Lamb kebab')]), notes);
  t.like(tagged, { halal: false, vegan: false, vegetarian: false });
});

test('a vegan menu makes its items vegan, and one that names cheese goes to review', (t) => {
  const [soup, toast] = tag(menu([item('Lentil soup'), item('Toast', {}, 'with cheddar')]), [
    'Our whole menu is vegan.',
  ]);
  t.true(soup?.vegan);
  t.false(toast?.vegan);
  t.regex(toast?.review.join() ?? '', /cheddar/);
});

test('a section with both diets states only the weaker one', (t) => {
  const [tagged] = tag(menu([item('Mushroom burger')], 'Vegan & vegetarian'));
  t.like(tagged, { vegan: false, vegetarian: true });
});

test('the section helps to judge a bare name', (t) => {
  const [tagged] = tag(menu([item('Ham and pineapple')], 'Pizzas'));
  t.regex(tagged?.allergens ?? '', /Gluten/);
  t.regex(tagged?.allergens ?? '', /Milk/);
});

test('odd stated calories go to review and are kept', (t) => {
  const [tagged] = tag(menu([item('Soup', { calories: 9000 })]));
  t.is(tagged?.calories, 9000);
  t.regex(tagged?.review.join() ?? '', /9000 kcal/);
});

for (const note of [
  'Any of our dishes may contain nut traces.',
  'Please note: our food may contain traces of nuts.',
  'We cannot guarantee that any of our food is nut free.',
]) {
  test(`a warning for the whole menu adds to an item's own: ${note}`, (t) => {
    const stated: StatedFacts = { contains: ['MILK'], mayContain: ['SESAME'], allergensComplete: true };
    const [tagged] = tag(menu([item('Plain rice', stated)]), [note]);
    t.is(tagged?.allergens, 'Milk, Nuts (may contain), Sesame (may contain)');
  });
}

const MEATS = ['Ham and eggs', 'Beef burger', 'Chicken pie', 'Prawn salad'];
const OPEN_DISHES = ['Panna cotta', 'Garden salad', 'Tomato soup', 'Chips'];

test('disbelieves a statement that many of its dishes contradict, and reviews it', (t) => {
  const tagged = tag(menu([...MEATS, ...OPEN_DISHES].map((name) => item(name))), ['Our whole menu is vegetarian.']);
  t.false(tagged.some(({ vegetarian }) => vegetarian));
  const why = 'but not believed, because 4 of the 8 dishes it is said of contradict it';
  for (const { review, evidence } of tagged) {
    t.deepEqual(review, [`vegetarian: stated ("Our whole menu is vegetarian."), ${why}`]);
    t.false(evidence.some(({ field }) => field === 'vegetarian'));
  }
});

test("disbelieves a heading that many of its dishes contradict, but not a dish's other statement", (t) => {
  const dishes = [...MEATS.map((name) => item(name)), item('Panna cotta'), item('Bean stew (v)', { vegetarian: true })];
  const tagged = tag(menu(dishes, 'Vegetarian dishes'));
  t.deepEqual(
    tagged.filter(({ vegetarian }) => vegetarian).map(({ name }) => name),
    ['Bean stew (v)'],
  );
});

test('believes a statement with a few dishes against it for the others', (t) => {
  const dishes = ['Ham and eggs', 'Beef burger', ...OPEN_DISHES];
  const tagged = tag(menu(dishes.map((name) => item(name))), ['Our whole menu is vegetarian.']);
  t.deepEqual(
    tagged.map(({ vegetarian }) => vegetarian),
    [false, false, true, true, true, true],
  );
});

test('disbelieves marks of a misread legend too', (t) => {
  const marked = { vegan: true, words: { vegan: 'VE' } };
  const tagged = tag(menu([...MEATS, 'Chips'].map((name) => item(name, marked))));
  t.false(tagged.some(({ vegan }) => vegan));
});

test("declarations of a kitchen's tables inform the dishes of its other menus, with their reason", (t) => {
  const dishes = Array.from({ length: 10 }, (_, i) => {
    return { name: `House Bhuna ${'ABCDEFGHIJ'[i]}`, contains: ['CELERY'] as const, mayContain: [], freeFrom: [] };
  }).map((dish) => ({ ...dish, calories: 1500, bare: false }));
  const table = { restaurantId: owner.restaurantId, source: 'file:///table.csv', date: '2026-10-12' };
  const kitchen = knownDishes([{ ...table, columns: ['CELERY'], notes: [], dishes }]);
  const dish = (name: string, known = kitchen) =>
    tagDraft(menu([item(name)]), { ...context, kitchen: known }).sections[0]?.items[0];
  const [alone, informed] = [dish('Grilled Trout', []), dish('Grilled Trout')];
  t.notRegex(alone?.allergens ?? '', /Celery/);
  t.regex(informed?.allergens ?? '', /Celery \(estimated\)/);
  t.true(informed?.evidence.some(({ rule }) => rule === 'most dishes that this kitchen declares contain celery'));
  t.true((dish('Lamb Bhuna')?.calories ?? 0) > (dish('Lamb Bhuna', [])?.calories ?? 0), 'its portions are large');
});

test('keeps the language of a menu with its items if enough words show it, without an earlier one', (t) => {
  const languages = (...names: string[]) =>
    tag(menu(names.map((name) => item(name, { language: 'fr' })))).map(({ stated }) => stated.language);
  t.deepEqual(languages('Gegrillte Forelle mit Kartoffeln', 'Gemischter Salat mit Zwiebeln'), ['de', 'de']);
  t.deepEqual(languages('Grilled trout with new potatoes', 'Mixed leaves and onions'), ['en', 'en']);
  t.deepEqual(languages('Pasta', 'Pizza'), [undefined, undefined]);
});

for (const note of [
  ...['Alle Gerichte können Spuren von Sellerie enthalten.', 'Unsere Speisen können Sellerie enthalten'],
  ...['Tous nos plats peuvent contenir des traces de céleri.', 'Todos nuestros platos pueden contener trazas de apio'],
  ...['Tutti i piatti possono contenere tracce di sedano', 'Alle gerechten kunnen sporen van selderij bevatten.'],
  ...['Wszystkie dania mogą zawierać śladowe ilości selera', 'Todos os pratos podem conter vestígios de aipo'],
  ...['Celery is used in our kitchen', 'We cannot promise that any dish is free from celery'],
])
  test(`a warning for the whole menu counts in any language, and behind its last dish: ${note}`, (t) => {
    const states = (items: DraftItem[], notes: string[]) =>
      tag(menu(items), notes).map(({ evidence }) => evidence.find(({ value }) => value === 'CELERY')?.state);
    t.deepEqual(states([item('Oatcake'), item('Plain rice')], [note]), ['may contain', 'may contain']);
    if (!/all|tous|todos|tutti|wszystkie/i.test(note)) return;
    t.deepEqual(states([item('Oatcake'), item('Plain rice', {}, note)], []), ['may contain', 'may contain']);
  });

test('a warning of one dish does not apply to the others', (t) => {
  const [first] = tag(
    menu([item('Oatcake'), item('Plain rice', {}, 'May contain celery. Our rice may contain celery.')]),
  );
  t.false(first?.evidence.some(({ value, state }) => value === 'CELERY' && state === 'may contain'));
});
