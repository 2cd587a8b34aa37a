import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import { LIKELY_ABSENCE } from '@menu-data-service/menu-model/likely-absence';
import test from 'ava';
import { loadAbsenceRules } from '../src/absence/load-absence.ts';
import { enrichItem } from '../src/enrich-item.ts';
import { knowledge } from '../src/knowledge.ts';
import { fold } from '../src/languages/fold.ts';
import type { ItemInput } from '../src/read-item.ts';
import { foldedSingular } from '../src/text/folded-singular.ts';
import { STATEMENT_LANGUAGES } from './invented-statements.ts';

function likely(item: Partial<ItemInput> & { readonly name: string }): string[] {
  const { evidence } = enrichItem({ description: null, language: 'en', ...item });
  return evidence.flatMap(({ state, value }) => (state === 'likely absent' ? [value] : [])).sort();
}

test('a dish of known words is likely clear of calibrated allergens and of nothing else', (t) => {
  const { thresholds } = loadAbsenceRules();
  const clear = likely({ name: 'Cheese and Tomato Omelette' });
  t.true(clear.includes('CRUSTACEANS') && clear.includes('PEANUTS'));
  for (const code of clear) t.true(thresholds.has(code as AllergenCode), code);
  for (const code of ['GLUTEN', 'MILK', 'CELERY', 'MUSTARD', 'SOYA', 'SULPHITES', 'LUPIN'])
    t.false(clear.includes(code));
});

test('unknown words, or words that leave the dish open, clear nothing', (t) => {
  for (const name of ['The Duke', 'Zorbleen Quag', 'Chef’s Special', 'Set Menu', 'Mixed Sharing Platter', 'Gok Jai'])
    t.deepEqual(likely({ name }), [], name);
  t.deepEqual(likely({ name: 'Cheese Omelette', description: 'Zorbleen, quag, mirfle and trosk' }), []);
  t.deepEqual(likely({ name: 'Cheese Omelette', section: 'Specials' }), []);
});

test('a hint of an allergen in any text excludes it', (t) => {
  t.true(likely({ name: 'Grilled Chicken Breast' }).includes('PEANUTS'));
  t.false(likely({ name: 'Grilled Chicken Breast', description: 'with satay sauce' }).includes('PEANUTS'));
  t.false(likely({ name: 'Grilled Chicken Breast', cuisine: 'Thai' }).includes('PEANUTS'));
  t.false(likely({ name: 'Grilled Chicken Breast', description: 'May contain peanuts' }).includes('PEANUTS'));
  t.false(likely({ name: 'Tomato Soup', section: 'Seafood' }).includes('MOLLUSCS'));
});

test('an estimate clears neither shown nor stated allergens', (t) => {
  for (const item of [
    { name: 'Prawn Cocktail' },
    { name: 'Cheese Omelette', description: 'Nut free.' },
    { name: 'Fish Pie', stated: { freeFrom: ['CRUSTACEANS'] } },
    { name: 'Tomato Soup', stated: { contains: ['CELERY'], allergensComplete: true } },
    { name: 'Bread', description: 'Ingredients: flour, water, salt' },
  ] as const) {
    const { allergenCodes, evidence } = enrichItem({ description: null, ...item });
    const of = (state: string) => evidence.flatMap((one) => (one.state === state ? [one.value] : []));
    for (const code of [...allergenCodes, ...of('free')])
      t.false(of('likely absent').includes(code), `${item.name} ${code}`);
  }
  t.deepEqual(likely({ name: 'Tomato Soup', stated: { contains: ['CELERY'], allergensComplete: true } }), []);
  t.deepEqual(likely({ name: 'Cola' }), [], 'drinks were not calibrated');
});

test('a dish stated vegan is likely clear of non-vegan allergens, unless its words name them', (t) => {
  const vegan = likely({ name: 'Chilli', stated: { vegan: true } });
  for (const code of ['MILK', 'EGGS', 'FISH', 'CRUSTACEANS', 'MOLLUSCS']) t.true(vegan.includes(code), code);
  t.false(likely({ name: 'Chilli', description: 'with cheddar', stated: { vegan: true } }).includes('MILK'));
  t.false(likely({ name: 'Chilli', stated: { vegetarian: true } }).includes('MILK'));
  t.false(likely({ name: 'Chilli', stated: { vegan: true, mayContain: ['MILK'] } }).includes('MILK'));
});

test('usual or imitated ingredients of a vegan dish are not likely clear', (t) => {
  const stated = { vegan: true };
  t.true(likely({ name: 'Chilli', stated }).includes('MILK'));
  // Named by nothing, but usual.
  for (const name of ['Lasagne', 'Mushroom pasta']) t.false(likely({ name, stated }).includes('MILK'), name);
  // Imitated.
  for (const name of ['Chilli with vegan cheese', 'Mushroom pasta in vegan cream sauce (vegan)'])
    t.false(likely({ name, stated }).includes('MILK'), name);
  t.false(likely({ name: 'Mushroom pasta in vegan cream sauce (vegan)' }).includes('MILK'));
});

test('a heading "Vegan" clears the dishes below it of fish and shellfish only, as too many of them have egg or milk', (t) => {
  const below = likely({ name: 'Chilli', section: 'Vegan' });
  for (const code of ['FISH', 'CRUSTACEANS', 'MOLLUSCS']) t.true(below.includes(code), code);
  for (const code of ['MILK', 'EGGS']) t.false(below.includes(code), code);
});

test('the published figures match the bounds in use', (t) => {
  const { thresholds, ofVegan, ofVegetarian } = loadAbsenceRules();
  for (const [code, ways] of Object.entries(LIKELY_ABSENCE) as [AllergenCode, (typeof LIKELY_ABSENCE)['MILK']][]) {
    const by = (way: string) => ways.some((one) => one.by === way);
    t.is(by('estimate'), thresholds.has(code), code);
    t.is(by('stated vegan'), ofVegan.includes(code), code);
    t.is(by('stated vegetarian'), ofVegetarian.includes(code), code);
  }
});

/** Names of whole groups, in folded singular words; all other allergen words are members of a group. */
const GROUPS: Readonly<Partial<Record<AllergenCode, readonly string[]>>> = {
  ...{ GLUTEN: ['gluten', 'cereal'], MILK: ['milk', 'dairy'], EGGS: ['egg'] },
  ...{ FISH: ['fish'], CRUSTACEANS: ['crustacean', 'crustacea', 'shellfish'] },
  ...{ MOLLUSCS: ['mollusc', 'mollusk', 'shellfish'], NUTS: ['nut', 'tree nut', 'treenut'] },
  ...{
    PEANUTS: ['peanut', 'groundnut'],
    SOYA: ['soya', 'soy', 'soybean', 'soya bean', 'soy bean'],
    CELERY: ['celery'],
  },
  ...{ SESAME: ['sesame', 'sesame seed'], MUSTARD: ['mustard'], LUPIN: ['lupin', 'lupine'] },
  SULPHITES: ['sulphite', 'sulfite', 'sulphur', 'sulphur dioxide'],
};
/** Names of whole groups printed by other languages. */
const FOREIGN_GROUPS = ['soja', 'crustace', 'mostarda'];
const IN_DESCRIPTION = [
  ...['No %', 'No %.', 'Contains no %', 'Does not contain %', 'Doesn’t contain any %', 'Free from %', 'Free of %'],
  ...['% free', '%-free', '(% free)', 'Without %', 'Made without %', 'Mild, no %', 'With ham. % free.'],
];
const IN_NAME = ['% Free Plate', 'House Plate (% free)', 'House Plate, no %', 'Plate without %', 'Plate free from %'];

const statedFree = (name: string, description: string | null): readonly string[] =>
  enrichItem({ name, description }).evidence.flatMap(({ state, value }) => (state === 'free' ? [value] : []));

/** All phrasings of absence, each with its expected statement. */
const said = (phrase: string) => [
  ...IN_DESCRIPTION.map((way) => way.replace('%', phrase)).map((text) => ({
    text,
    free: statedFree('House Plate', text),
  })),
  ...IN_NAME.map((way) => way.replace('%', phrase)).map((text) => ({ text, free: statedFree(text, null) })),
];

const wordsOf = (phrase: string): string => phrase.split(' ').map(foldedSingular).join(' ');

/** Ingredients of the lexicon that hold an allergen by definition and do not name its whole group. */
const MEMBERS = knowledge().lexicon.keys.flatMap((key) => {
  const entry = knowledge().lexicon.ingredients.get(key);
  const codes = (entry?.brings ?? []).flatMap(({ code, strength }) => (strength === 'certain' ? [code] : []));
  const partial = codes.filter((code) => !GROUPS[code]?.includes(wordsOf(key.join(' '))));
  return partial.length > 0 && !FOREIGN_GROUPS.includes(key.join(' ')) ? [{ phrase: key.join(' '), partial }] : [];
});

test('free of one member of a group is never stated as free of the group', (t) => {
  t.true(MEMBERS.length > 1500, `${MEMBERS.length} members`);
  const wrong = MEMBERS.flatMap(({ phrase, partial }) =>
    said(phrase).filter(({ free }) => partial.some((code) => free.includes(code))),
  );
  t.deepEqual(wrong.slice(0, 60), [], `${wrong.length}`);
});

test('free of a whole group is always stated as free of it', (t) => {
  const missed = Object.entries(GROUPS).flatMap(([code, phrases]) =>
    phrases.flatMap((phrase) => said(phrase).filter(({ free }) => !free.includes(code))),
  );
  t.deepEqual(missed, []);
});

test('absence of one member leaves its group open in other languages too', (t) => {
  const wrong: string[] = [];
  let members = 0;
  for (const { language, singleWords } of knowledge().languages.vocabularies) {
    const { free = [], dishes = [], members: named = {} } = STATEMENT_LANGUAGES[language] ?? {};
    const ofVocabulary = [...singleWords].map(([word, english]) => ({ word, english: english.join(' ') }));
    const ofStatements = Object.values(named)
      .flat()
      .map((word) => ({ word, english: singleWords.get(fold(word))?.join(' ') ?? '' }));
    for (const { word, english } of [...ofVocabulary, ...ofStatements]) {
      const entry = knowledge().lexicon.ingredients.get(english.split(' '));
      const codes = (entry?.brings ?? []).flatMap(({ code, strength }) => (strength === 'certain' ? [code] : []));
      const partial = codes.filter((code) => !GROUPS[code]?.includes(english));
      if (partial.length === 0) continue;
      members += 1;
      for (const way of free) {
        const text = way.replace('%', word);
        const told = statedFree(dishes[0] ?? '', text);
        if (partial.some((code) => told.includes(code))) wrong.push(`${language} ${text} (${english}): ${told}`);
      }
    }
  }
  t.true(members > 600, `${members} members`);
  t.deepEqual(wrong.slice(0, 40), [], `${wrong.length}`);
});

test('parts of eggs, milk and soya, and the legal names of nuts, are distinguished from their groups in other languages', (t) => {
  for (const [text, code] of [
    ['Ohne Eigelb', 'EGGS'],
    ['Ohne Milcheiweiß', 'MILK'],
    ['Enthält keine Senfkörner', 'MUSTARD'],
    ['Ohne Schalenfrüchte', 'PEANUTS'],
    ['Sans céleri rave', 'CELERY'],
    ['Sans fruits à coque', 'PEANUTS'],
    ['Sin tofu', 'SOYA'],
    ['Sin clara de huevo', 'EGGS'],
    ['Senza burro d’arachidi', 'PEANUTS'],
    ['Bez żółtka', 'EGGS'],
    ['Sem gema', 'EGGS'],
  ])
    t.false(statedFree('Arroz', text ?? '').includes(code ?? ''), text);
});

test('a dish without one nut or cereal may hold the others, of unknown kind', (t) => {
  for (const [name, description, code, kind] of [
    ['Waldorf Salad', 'Apple and grapes, no walnuts', 'NUTS', 'walnut'],
    ['Chicken Korma', 'Mild and creamy, without almonds', 'NUTS', 'almond'],
    ['Bakewell Tart', 'Contains no almonds.', 'NUTS', 'almond'],
    ['Baklava', 'No pistachios', 'NUTS', 'pistachio'],
    ['Wheat Free Loaf', null, 'GLUTEN', 'wheat'],
    ['Flatbread', 'Made without wheat', 'GLUTEN', 'wheat'],
  ] as const) {
    const { allergens, allergenCodes } = enrichItem({ name, description });
    t.true(allergenCodes.includes(code), `${name}: ${allergens}`);
    t.false(allergens.includes(kind), name);
  }
});
