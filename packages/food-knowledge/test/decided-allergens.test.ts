import { ALLERGENS } from '@menu-data-service/menu-model/allergens';
import type { DecidedAllergen, StatedFacts } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { withoutOverruledAbsence } from '../src/decided-allergens.ts';
import { enrichItem } from '../src/enrich-item.ts';

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
