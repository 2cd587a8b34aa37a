import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { ALLERGENS, type AllergenCode, allergenCode, parseAllergens } from '@menu-data-service/menu-model/allergens';
import type { DecidedAllergen, StatedFacts } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { withoutOverruledAbsence } from '../src/decided-allergens.ts';
import { enrichItem } from '../src/enrich-item.ts';
import { LANGUAGES } from '../src/languages/read-vocabulary.ts';
import { ownFile } from '../src/own-file.ts';

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

const decided = (state: DecidedAllergen['state'], seen: DecidedAllergen['seen'] = 'unknown'): DecidedAllergen => ({
  state,
  seen,
});
const cake = (stated: StatedFacts, description = 'with cream') =>
  enrichItem({ name: 'Cheesecake', description, stated });

test('a decision overrides a named ingredient and settles its review reasons', (t) => {
  t.regex(cake({ freeFrom: ['MILK'] }).review.join(), /MILK: "/, 'without a decision the cream is a doubt');
  const mended = cake({ freeFrom: ['MILK'], decided: { MILK: decided('free') } });
  t.notRegex(mended.allergens, /Milk/);
  t.deepEqual(
    mended.review.filter((reason) => reason.startsWith('MILK')),
    [],
  );
  t.like(
    mended.evidence.find(({ value }) => value === 'MILK'),
    { state: 'free', rule: 'operator' },
  );
});

test('the print counts when it says more than the person saw and decided', (t) => {
  const prints = { contains: ['NUTS'] } as const;
  t.regex(cake({ ...prints, decided: { NUTS: decided('free') } }).allergens, /Nuts/);
  t.regex(cake({ ...prints, decided: { NUTS: decided('may contain', 'may contain') } }).allergens, /Nuts(?! \(may)/);
  t.notRegex(cake({ ...prints, decided: { NUTS: decided('free', 'contains') } }).allergens, /Nuts/, 'it was seen');
  t.regex(cake({ ...prints, decided: { NUTS: decided('free') } }).review.join(), /NUTS: printed as "contains" since/);
});

test('an allergen decided to be unknown makes the list incomplete', (t) => {
  const all = Object.fromEntries(ALLERGENS.map(({ code }) => [code, decided('free')]));
  t.is(cake({ decided: all }).allergens, '-', 'all fourteen are decided');
  const { allergens, allergensKnown } = cake({ decided: { ...all, EGGS: decided('unknown') } });
  t.false(allergensKnown);
  t.regex(allergens, /^Unknown \(stated celery\//);
  t.notRegex(allergens, /eggs/);
  const listed: StatedFacts = { contains: ['MILK'], allergensComplete: true };
  t.true(enrichItem({ name: 'Brie', description: null, stated: listed }).allergensKnown);
  const stated = { ...listed, decided: { EGGS: decided('unknown') } };
  t.false(enrichItem({ name: 'Brie', description: null, stated }).allergensKnown, 'not even by a full list');
  t.deepEqual(withoutOverruledAbsence({ freeFrom: ['EGGS', 'MILK'], decided: { EGGS: decided('unknown') } }).freeFrom, [
    'MILK',
  ]);
});

/** Common dishes, one file per language: `name: allergens of its recipe`. */
const FOLDER = ownFile('../test/contained');
/** Minimum recall from the names alone; a name hardly hints at the rest. */
const MIN_RECALL = 0.95;

interface Dish {
  readonly line: string;
  readonly name: string;
  readonly contained: readonly (AllergenCode | undefined)[];
}

function dishOf(line: string): Dish {
  const cut = line.lastIndexOf(':');
  return {
    line,
    name: line.slice(0, cut),
    contained: line
      .slice(cut + 1)
      .trim()
      .split(' ')
      .map(allergenCode),
  };
}

for (const file of readdirSync(FOLDER)) {
  const own = LANGUAGES.find((language) => language === parse(file).name);
  const dishes = readFileSync(join(FOLDER, file), 'utf8').trim().split('\n').map(dishOf);

  test(`dishes of ${file} are never called likely clear of an allergen they contain, on a menu of their language, English or unknown`, (t) => {
    t.true(dishes.length >= 60);
    for (const { line, name, contained } of dishes) {
      for (const language of [undefined, own, 'en'] as const) {
        const clear = enrichItem({ name, description: null, language }).evidence.filter(
          ({ state }) => state === 'likely absent',
        );
        for (const { value } of clear)
          t.false(
            contained.some((code) => code === value),
            `${line}, menu in ${language}`,
          );
      }
    }
  });

  test(`nearly all allergens of the dishes of ${file} are shown on a menu of their language`, (t) => {
    const missed = dishes.flatMap(({ line, name, contained }) => {
      const { allergenCodes } = enrichItem({ name, description: null, language: own ?? 'en' });
      return contained
        .filter((code) => !allergenCodes.some((one) => one === code))
        .map((code) => `${line}: not ${code}`);
    });
    const all = dishes.flatMap(({ contained }) => contained).length;
    t.log(`${all - missed.length} of ${all}`);
    t.true(missed.length <= (1 - MIN_RECALL) * all, missed.join('\n'));
  });
}

test('a question, a warning and an open list promise nothing about the rest', (t) => {
  for (const description of [
    ...['No allergens? Ask us', 'Allergens: none (but may contain traces)', 'Nearly free from all 14 allergens'],
    ...['Allergens: milk, eggs and others', 'Allergens: milk ...', 'Allergens: milk, tbc', 'Allergene: Milch usw.'],
    'Allergens: milk, and many more',
  ]) {
    const { allergens } = enrichItem({ name: 'Blue Bowl', description, section: '', cuisine: '' });
    t.regex(allergens, /Unknown|may contain/, description);
    t.not(allergens, '-');
  }
});

test('a list of potential allergens says what may be there, a list of main ones not all', (t) => {
  const stated = (description: string) => {
    const { evidence, allergensKnown } = enrichItem({ name: 'Leek Plate', description });
    return [
      allergensKnown,
      ...evidence.flatMap(({ basis, value, state }) => (basis === 'stated' ? [`${value} ${state}`] : [])),
    ];
  };
  t.deepEqual(stated('Potential allergens: soya'), [false, 'SOYA may contain']);
  t.deepEqual(stated('Possible allergens: soya'), [false, 'SOYA may contain']);
  t.deepEqual(stated('Main allergens: soya'), [false, 'SOYA contains']);
  t.deepEqual(stated('Allergens: soya'), [true, 'SOYA contains']);
});
