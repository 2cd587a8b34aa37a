import { ALLERGENS } from '@menu-data-service/allergens';
import type { DecidedAllergen, StatedFacts } from '@menu-data-service/menu-reader';
import test from 'ava';
import { withoutOverruledAbsence } from '../../../ingest/enrich/decided-allergens.ts';
import { enrichItem } from '../../../ingest/enrich/enrich-item.ts';

const decided = (state: DecidedAllergen['state'], seen: DecidedAllergen['seen'] = 'unknown'): DecidedAllergen => ({
  state,
  seen,
});
const cake = (stated: StatedFacts, description = 'with cream') =>
  enrichItem({ name: 'Cheesecake', description, stated });

test('a decision counts before an ingredient that is named, and settles what was to look at about it', (t) => {
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

test('the print counts where it says more than the person saw and decided', (t) => {
  const prints = { contains: ['NUTS'] } as const;
  t.regex(cake({ ...prints, decided: { NUTS: decided('free') } }).allergens, /Nuts/);
  t.regex(cake({ ...prints, decided: { NUTS: decided('may contain', 'may contain') } }).allergens, /Nuts(?! \(may)/);
  t.notRegex(cake({ ...prints, decided: { NUTS: decided('free', 'contains') } }).allergens, /Nuts/, 'it was seen');
  t.regex(cake({ ...prints, decided: { NUTS: decided('free') } }).review.join(), /NUTS: printed as "contains" since/);
});

test('of an allergen that nobody can tell nothing is promised, whatever else is known', (t) => {
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
