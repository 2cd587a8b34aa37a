import test from 'ava';
import fc from 'fast-check';
import { enrichItem } from '../src/enrich-item.ts';
import { LANGUAGES, readVocabulary } from '../src/languages/read-vocabulary.ts';
import { splitCompound } from '../src/languages/vocabulary.ts';
import type { ItemInput } from '../src/read-item.ts';
import { tagDraft } from '../src/tag-draft.ts';
import { countIn, lastIndexIn, nextIndexIn } from '../src/text/word-counts.ts';

const tags = (name: string, rest: Partial<ItemInput> = {}) => enrichItem({ name, description: null, ...rest });

function likely(name: string, rest: Partial<ItemInput> = {}): string[] {
  return tags(name, rest).evidence.flatMap(({ state, value }) => (state === 'likely absent' ? [value] : []));
}

test('only a dish known to be English is called likely clear of anything', (t) => {
  t.true(likely('Grilled Chicken Breast').includes('PEANUTS'));
  t.true(likely('Hamburger', { language: 'en' }).length > 0);
  for (const name of [
    'Gnocchi in Paprika-Walnuss-Sauce',
    'Hähnchenbrust vom Grill',
    'Poulet rôti',
    'Pollo asado con patatas',
  ])
    t.deepEqual(likely(name), [], name);
  t.deepEqual(likely('Pesce alla griglia'), []);
  t.deepEqual(likely('Kurczak z ryżem'), []);
  t.deepEqual(likely('Hamburger'), [], 'every language prints it');
  t.deepEqual(likely('Hamburger', { language: 'de' }), []);
  t.deepEqual(likely('Grilled Chicken Breast', { language: 'de' }), [], 'the menu is German');
  t.deepEqual(likely('Grilled chicken breast mit Kartoffeln', { language: 'en' }), [], 'one word is not English');
});

test('a stated diet clears nothing in a language in which that was not measured', (t) => {
  t.true(likely('Grilled tomatoes', { stated: { vegan: true } }).includes('MILK'));
  t.deepEqual(likely('Gegrillte Tomaten', { stated: { vegan: true } }), []);
});

test('an unknown word that holds the word for an allergen is not clear of it', (t) => {
  t.true(likely('Grilled tomatoes with gherkin', { language: 'en' }).includes('NUTS'));
  for (const word of ['walnussy', 'mandelized', 'haselnussig', 'nutloaf'])
    t.false(likely(`Grilled tomatoes, gherkin, ${word}`, { language: 'en' }).includes('NUTS'), word);
});

test('the language of the menu decides for dishes that do not indicate theirs', (t) => {
  const states = (names: readonly string[]) => {
    const items = names.map((name) => ({ name, description: null, price: 900, prices: [], stated: {}, review: [] }));
    const menu = tagDraft(
      { name: '', sections: [{ name: 'Mains', items }] },
      { restaurantId: 'one', sourceUrl: '', cuisine: '', notes: [] },
    );
    const hamburger = menu.sections[0]?.items.find(({ name }) => name === 'Hamburger');
    return hamburger?.evidence.map(({ state }) => state) ?? [];
  };
  t.true(states(['Hamburger', 'Baked potato with herbs', 'Grilled beef']).includes('likely absent'));
  t.false(states(['Hamburger', 'Ofenkartoffel mit Kräutern', 'Gegrilltes Rindfleisch']).includes('likely absent'));
});

const holds = (name: string) => tags(name).allergenCodes.filter((code) => code !== 'LUPIN' && code !== 'SULPHITES');

test('compounds contain the allergens of their parts', (t) => {
  for (const [name, code] of [
    ['Spinat mit Walnusssoße', 'NUTS'],
    ['Reis mit Walnußsauce', 'NUTS'],
    ['Brot mit Erdnussbutter', 'PEANUTS'],
    ['Milchreis mit Zimt und Zucker', 'MILK'],
    ['Kartoffeln mit Senfsauce', 'MUSTARD'],
    ['Reis mit Haselnussstreuseln', 'NUTS'],
    ['Gemüse in Käsesahnesauce', 'MILK'],
    ['Gemüse mit Sesamdip', 'SESAME'],
    ['Kartoffeln mit Lachssahnesauce', 'FISH'],
    ['Garnelenspieß mit Reis', 'CRUSTACEANS'],
    ['Selleriesuppe mit Petersilie', 'CELERY'],
    ['Riz aux noix de cajou', 'NUTS'],
    ['Moules et frites', 'MOLLUSCS'],
    ['Arroz con gambas', 'CRUSTACEANS'],
    ['Risotto ai gamberi', 'CRUSTACEANS'],
    ['Sałatka z orzechami włoskimi', 'NUTS'],
    ['Arroz de camarão com coentros', 'CRUSTACEANS'],
    ['Bolo de amêndoa caseiro', 'NUTS'],
    ['Rehrücken mit Wacholderrahm', 'MILK'],
    ['Kartoffeln mit Feigensenf', 'MUSTARD'],
    ['Nussgugl mit Kirschen', 'NUTS'],
  ] as const)
    t.true(holds(name).includes(code), name);
});

test('compounds that only sound like an allergen do not contain it', (t) => {
  for (const [name, code] of [
    ['Leberkäse mit Kartoffeln', 'MILK'],
    ['Fleischkäse mit Kartoffeln', 'MILK'],
    ['Schweinelachs mit Kartoffeln', 'FISH'],
    ['Gemüse in Kokosmilch', 'MILK'],
    ['Gemüse in Kokosmilch', 'NUTS'],
    ['Butternusskürbis mit Kräutern', 'NUTS'],
    ['Reis mit Muskatnuss', 'NUTS'],
    ['Kartoffeln mit Erdnussbutter', 'MILK'],
    ['Riz au lait de coco', 'MILK'],
    ['Riz à la noix de coco', 'NUTS'],
    ['Coquilles saint jacques, noix de muscade', 'NUTS'],
    ['Verduras con leche de coco', 'MILK'],
    ['Riso al latte di cocco', 'MILK'],
    ['Ryż z mlekiem kokosowym', 'MILK'],
    ['Arroz com leite de coco', 'MILK'],
    ['Puré de batata com noz moscada', 'NUTS'],
    ['Ein Hochgenuss mit Kartoffeln', 'NUTS'],
  ] as const)
    t.false(holds(name).includes(code), name);
});

test('a dish of several words indicates its language when no single word does, unless English knows it too', (t) => {
  t.deepEqual(holds('Strammer Max').sort(), ['EGGS', 'GLUTEN']);
  t.deepEqual(holds('San Jacobo').sort(), ['EGGS', 'GLUTEN', 'MILK']);
  t.true(holds('Bife no pão').includes('GLUTEN'), '"no" is Portuguese here, and says that it is in the bread');
  t.true(holds('Kung Pao Chicken').includes('PEANUTS'));
});

test('no vocabulary translates a phrase twice in different words', (t) => {
  for (const language of LANGUAGES) {
    const told = new Map<string, string>();
    for (const { key, meaning } of readVocabulary(language).phrases) {
      const words = meaning.words.join(' ');
      const before = told.get(key.join(' '));
      if (before !== undefined && meaning.facts === undefined) t.is(before, words, `${language}: ${key.join(' ')}`);
      told.set(key.join(' '), words);
    }
  }
});

test('a diet in a list belongs to its component, and a mark at its end to the dish', (t) => {
  for (const name of [
    'Broccoli, vegan, Käsespätzle',
    'Vegane Maultaschen, Bärlauchsoße, Krautsalat',
    'Mushrooms, vegan aioli, chips',
    'Vegan cheese, bacon',
    'Mushrooms, vegan aioli',
    'Sauerkraut (vegan), mashed potatoes',
  ])
    t.false(tags(name).vegan, name);
  for (const name of [
    'Vegan burger',
    'Broccoli, vegan, carrots, vegan',
    'Tofu, chips, peas (vegan)',
    'Chips, beans, vegan',
  ])
    t.true(tags(name).vegan, name);
});

test('a heading applies to the dishes below it, unless a dish says otherwise', (t) => {
  const below = (name: string) => tags(name, { section: 'Vegan' });
  t.true(below('Tomato soup').vegan);
  t.false(below('Ham sandwich').vegan);
  t.false(below('Käsespätzle mit Zwiebeln').vegan);
  const states = below('Lasagne').evidence.map(({ state, value }) => `${state} ${value}`);
  t.false(states.includes('likely absent MILK'), 'most lasagne has milk');
});

test('without lactose is not without milk, in any language', (t) => {
  for (const description of [
    'Free from lactose and gluten',
    'Ohne Laktose und Gluten',
    'Laktosefrei',
    'Sans lactose',
    'Senza lattosio',
    'Sin lactosa',
    'Bez laktozy',
  ]) {
    const { evidence } = tags('Vegetables', { description });
    t.false(
      evidence.some(({ value, state }) => value === 'MILK' && state === 'free'),
      description,
    );
  }
});

test('Polish peanuts and "may contain" in other languages are read', (t) => {
  const told = (description: string) => enrichItem({ name: 'Ryż', description }).allergens;
  for (const says of [
    'Zawiera orzeszki arachidowe.',
    'Alergeny: arachidy',
    'Zawiera orzechy arachidowe',
    'Zawiera: orzeszki ziemne (arachidowe), soja',
  ])
    t.regex(told(says), /^Peanuts(?:, |$)/, says);
  t.regex(told('Zawiera: orzeszki ziemne (arachidowe), soja'), /Soya, Unknown/);
  for (const says of [
    'z orzechami arachidowymi',
    'z sosem arachidowym',
    'z orzeszkami arachidowymi',
    'z arachidami',
    'krem arachidowy',
  ])
    t.regex(told(says), /Peanuts/, says);
  t.notRegex(told('Może zawierać orzeszki arachidowe'), /(?:^| )Nuts/);
  for (const says of [
    ...['Présence possible de : noix, lait', 'Fabriqué dans une usine manipulant des noix et du lait'],
    ...['Na terenie zakładu są używane: orzechy, mleko', 'Możliwa obecność: orzechy, mleko'],
    ...['In unserer Küche werden Nüsse und Milch verarbeitet', 'Posible presencia de nueces y leche'],
    ...['Possibile presenza di noci e latte', 'Possível presença de nozes e leite'],
  ])
    t.regex(told(says), /Milk \(may contain\), Nuts \(may contain\), Unknown/, says);
});

const MEANINGS = new Map([
  ['art', ['style']],
  ['artart', ['manner']],
  ['apfel', ['apple']],
  ['kuchen', ['cake']],
]);

const split = (word: string, asked: string[] = []) => {
  const meaningOf = (part: string) => {
    asked.push(part);
    return MEANINGS.get(part);
  };
  return splitCompound(word, meaningOf, { joints: ['en'], shortParts: [] });
};

test('looks up each part of a word once per place, even when parts end in others', (t) => {
  const word = `q${'art'.repeat(13)}`;
  const asked: string[] = [];
  t.deepEqual(split(word, asked)?.whole, false);
  t.true(asked.length < word.length ** 2, `${asked.length} parts of a word of ${word.length} letters`);
});

test('splits words of up to 40 letters and none longer', (t) => {
  t.is(split('apfelkuchen')?.whole, true);
  t.is(split('apfel'.repeat(8))?.whole, true);
  t.is(split('apfel'.repeat(9)), undefined);
});

const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 200, size: 'max' });
const place = fc.nat(200);

test('spans of any length are counted and searched as by a scan', (t) => {
  const wanted = new Set(['a']);
  fc.assert(
    fc.property(words, place, place, (text, one, other) => {
      const [from, to] = [Math.min(one, other, text.length), Math.min(Math.max(one, other), text.length)];
      t.is(countIn(text, from, to, wanted), text.slice(from, to).filter((word) => word === 'a').length);
      t.is(nextIndexIn(text, from, wanted), text.includes('a', from) ? text.indexOf('a', from) : text.length);
      t.is(lastIndexIn(text, to, wanted), to === 0 ? -1 : text.lastIndexOf('a', to - 1));
    }),
    { seed: 44, numRuns: 500 },
  );
});

test('words of a long text without breaks are read a bounded number of times for any number of spans', (t) => {
  const text = new Array<string>(4000).fill('b');
  let looks = 0;
  const counted = { has: () => ++looks < 0 };
  for (const [at] of text.entries()) countIn(text, at, text.length, counted);
  t.true(looks < 40 * text.length, `${looks} looks`);
});
