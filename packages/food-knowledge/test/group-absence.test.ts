import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import test from 'ava';
import { enrichItem } from '../src/enrich-item.ts';
import { knowledge } from '../src/knowledge.ts';
import { fold } from '../src/languages/fold.ts';
import { foldedSingular } from '../src/text/folded-singular.ts';
import { STATEMENT_LANGUAGES } from './invented-statements.ts';

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
