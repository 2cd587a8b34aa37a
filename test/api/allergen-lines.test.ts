import test from 'ava';
import { allergenLines } from '../../src/api/pages/dish/allergen-lines.ts';

const lines = (allergens: string): readonly string[] =>
  allergenLines(allergens).map(({ html }) => html.replace(/<[^>]+>/g, ''));

test('separates what a dish contains, may contain and is free from, and marks estimates', (t) => {
  t.deepEqual(lines('Milk, Gluten (wheat/oats) (estimated), Nuts (may contain), Eggs (may contain) (estimated)'), [
    'Contains: milk',
    'Probably contains: gluten (wheat, oats) (our estimate)',
    'May contain: nuts',
    'May contain: eggs (our estimate)',
    'Other allergens: the restaurant has not said.',
  ]);
});

test('always says what the restaurant has not stated', (t) => {
  const silent = 'Other allergens: the restaurant has not said.';
  t.deepEqual(lines('Unknown (ask the restaurant)'), ['Allergens: the restaurant has not said.']);
  t.deepEqual(lines('Milk, Unknown (ask the restaurant about the rest)'), ['Contains: milk', silent]);
  t.deepEqual(lines('Unknown (stated gluten/nuts free; ask the restaurant about the rest)'), [
    'The restaurant says it is free from: gluten, nuts',
    silent,
  ]);
  const known = 'the restaurant says so, or every ingredient is known.';
  t.deepEqual(lines('Milk'), ['Contains: milk', `No other allergens: ${known}`]);
  t.deepEqual(lines('-'), [`No allergens: ${known}`]);
});
