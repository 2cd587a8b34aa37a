import test from 'ava';
import { parseAllergenList } from '../../src/domain/allergen-list.ts';
import { ALLERGENS, UNKNOWN_ALLERGENS } from '../../src/domain/allergens.ts';

test('entries carry blanks, mixed case and notes in brackets', (t) => {
  t.deepEqual(parseAllergenList('milk,  GLUTEN (wheat, barley), Eggs (estimated), Nuts (may contain)'), {
    codes: ['GLUTEN', 'EGGS', 'MILK', 'NUTS'],
    known: true,
  });
});

test('a dash is none', (t) => {
  t.deepEqual(parseAllergenList(' - '), { codes: [], known: true });
});

test('unknown is never none', (t) => {
  for (const text of [UNKNOWN_ALLERGENS, '', ' ', '(estimated)', 'see the waiter', '-, -']) {
    t.false(parseAllergenList(text).known, text);
  }
});

test('an entry that is none of the 14 leaves the list unknown, and keeps what it names', (t) => {
  t.deepEqual(parseAllergenList('Milk, something else'), { codes: ['MILK'], known: false });
});

test('each of the 14 is known by its name', (t) => {
  for (const { code, name } of ALLERGENS) t.deepEqual(parseAllergenList(name), { codes: [code], known: true });
});

test('an allergen that only a note names counts', (t) => {
  t.deepEqual(parseAllergenList('Milk (may contain nuts, peanuts)').codes, ['MILK', 'NUTS', 'PEANUTS']);
  t.deepEqual(parseAllergenList('Milk (estimated, Eggs').codes, ['EGGS', 'MILK']);
});
