import test from 'ava';
import fc from 'fast-check';
import {
  ALLERGENS,
  type AllergenEntry,
  allergenCode,
  allergenCodes,
  formatAllergens,
  parseAllergens,
  statedFree,
} from '../src/allergens.ts';

const contains = (code: AllergenEntry['code'], more: Partial<AllergenEntry> = {}): AllergenEntry => ({
  code,
  state: 'contains',
  estimated: false,
  kinds: [],
  ...more,
});

test('an allergens string names kinds, possible and estimated entries in notes without commas', (t) => {
  const entries = [
    contains('NUTS', { state: 'may contain' }),
    contains('GLUTEN', { kinds: ['barley', 'wheat'] }),
    contains('EGGS', { estimated: true }),
    contains('SOYA', { state: 'may contain', estimated: true }),
  ];
  t.is(
    formatAllergens({ entries, known: false }),
    'Gluten (barley/wheat), Eggs (estimated), Nuts (may contain), Soya (may contain) (estimated)',
  );
});

test('no entries are a dash only if the list is complete', (t) => {
  t.is(formatAllergens({ entries: [], known: true }), '-');
  t.is(formatAllergens({ entries: [], known: false }), 'Unknown (ask the restaurant)');
});

test('stated absences are named if the rest is unknown', (t) => {
  const none = { entries: [], known: false };
  t.is(formatAllergens(none, ['GLUTEN']), 'Unknown (stated gluten free; ask the restaurant about the rest)');
  t.is(
    formatAllergens({ ...none, entries: [contains('MILK')] }, ['NUTS', 'GLUTEN']),
    'Milk, Unknown (stated gluten/nuts free; ask the restaurant about the rest)',
  );
  t.is(formatAllergens({ ...none, known: true }, ['GLUTEN']), '-');
  t.deepEqual(parseAllergens(formatAllergens(none, ['GLUTEN'])), none);
});

test('every part of a list is one of the 14 names, "Unknown" or "-"', (t) => {
  const words = new Set<string>([...ALLERGENS.map(({ name }) => name), 'Unknown', '-']);
  for (const entries of [
    [],
    [contains('MILK')],
    [contains('MILK', { estimated: true })],
    [contains('NUTS', { kinds: ['almond', 'pecan'] })],
  ])
    for (const known of [true, false])
      for (const free of [[], ['GLUTEN', 'SESAME']] as const)
        for (const part of formatAllergens({ entries, known }, free).split(','))
          t.true(words.has(part.replace(/\([^)]*\)/g, '').trim()), part);
});

test('the wording of older lists is still read', (t) => {
  const { entries, known } = parseAllergens('Milk, Others unknown (ask the restaurant)');
  t.deepEqual([entries.map(({ code }) => code), known], [['MILK'], false]);
});

test('a stated but incomplete list says that others are unknown', (t) => {
  const text = formatAllergens({ entries: [contains('NUTS')], known: false });
  t.is(text, 'Nuts, Unknown (ask the restaurant about the rest)');
  t.deepEqual(parseAllergens(text), { entries: [contains('NUTS')], known: false });
});

test('a complete list is read as known, an estimated one never', (t) => {
  t.true(parseAllergens('Milk, Gluten (wheat)').known);
  t.false(parseAllergens('Milk, Eggs (estimated)').known);
  t.false(parseAllergens('Unknown (ask the restaurant)').known);
  t.false(parseAllergens('').known);
  t.true(parseAllergens('-').known);
});

test('loose spelling is read: spaces, letter case, aliases, commas inside notes', (t) => {
  const summary = parseAllergens('  DAIRY,wheat (Spelt, Rye),  tree nuts (May Contain)');
  t.deepEqual(allergenCodes(summary), ['MILK', 'GLUTEN', 'NUTS']);
  t.deepEqual(summary.entries[1]?.kinds, ['spelt', 'rye']);
  t.is(summary.entries[2]?.state, 'may contain');
});

test('an unreadable entry makes the list incomplete', (t) => {
  t.deepEqual(parseAllergens('Milk, moonstone'), { entries: [contains('MILK')], known: false });
});

test('an allergen is found by code, name and alias', (t) => {
  t.is(allergenCode('gluten'), 'GLUTEN');
  t.is(allergenCode(' Sulphur  dioxide '), 'SULPHITES');
  t.is(allergenCode('shellfish'), undefined);
});

test('a written list is read back the same', (t) => {
  const entry = fc.record({
    code: fc.constantFrom(...ALLERGENS.map(({ code }) => code)),
    state: fc.constantFrom('contains' as const, 'may contain' as const),
    estimated: fc.boolean(),
    kinds: fc.uniqueArray(fc.constantFrom('wheat', 'rye', 'almond', 'brazil nut'), { maxLength: 3 }),
  });
  const entries = fc.uniqueArray(entry, { selector: ({ code }) => code, maxLength: 14 });
  fc.assert(
    fc.property(entries, fc.boolean(), (list, complete) => {
      const known = complete && list.every(({ estimated }) => !estimated);
      const read = parseAllergens(formatAllergens({ entries: list, known }));
      const byCode = (a: AllergenEntry, b: AllergenEntry) => a.code.localeCompare(b.code);
      t.deepEqual([...read.entries].sort(byCode), [...list].sort(byCode));
      t.is(read.known, known);
    }),
  );
});

test('absences named by an unknown list are read back', (t) => {
  const none = { entries: [], known: false };
  t.deepEqual(statedFree(formatAllergens(none, ['MILK', 'GLUTEN'])), ['GLUTEN', 'MILK']);
  t.deepEqual(statedFree(formatAllergens({ entries: [contains('EGGS')], known: false }, ['GLUTEN'])), ['GLUTEN']);
  t.deepEqual(statedFree(formatAllergens(none)), []);
  const estimated = { entries: [contains('EGGS', { estimated: true })], known: false };
  t.deepEqual(statedFree(formatAllergens(estimated, ['GLUTEN', 'EGGS'])), ['GLUTEN']);
});
