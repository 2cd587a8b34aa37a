import test from 'ava';
import { caloriesLabel, courseLabel, nearLabel, priceLabel } from '../../src/api/items/words.ts';
import { allergenNotice, noneCertainHeading } from '../../src/api/pages/find/allergen-notice.ts';
import { askWhy, byNameOnly, matchReasons } from '../../src/api/pages/find/dish-card.ts';
import type { FindAnswer, FoundDish } from '../../src/api/pages/find/find-answer.ts';
import { notUnderstood } from '../../src/api/pages/find/results.ts';
import { textOf } from '../support/text-of.ts';

/** An answer to required words, with these filters and this interpretation. */
function answer({
  filter = {},
  understood = {},
  hints = {},
  query = {},
  words = '',
  ...found
}: Record<string, unknown>) {
  return {
    ...{ filter, query },
    found: {
      ...{ total: 1, allergensUnknown: 0, understood, attempts: [{ strategy: 'all', text: words }] },
      ...{ hints: { notUnderstood: [], without: [], doubted: [], ...(hints as object) }, ...found },
    },
  } as unknown as FindAnswer & { readonly found: NonNullable<FindAnswer['found']> };
}
const dish = (matches: readonly object[], absent: readonly string[] = [], likely: readonly string[] = []) =>
  ({ hit: { absentAllergens: absent, likelyAbsentAllergens: likely }, matches }) as unknown as FoundDish;
const match = (field: string, typed: string, by = 'exact', word = typed) => ({ field, typed, by, word });

test('a dish says which of its words matched', (t) => {
  const why = (matches: readonly object[], words: string) => matchReasons(dish(matches), answer({ words }));
  t.deepEqual(why([match('name', 'pie')], 'pie'), ['“pie” is in the name.']);
  t.deepEqual(why([match('name', 'pie'), match('description', 'pie'), match('menuName', 'pie')], 'pie'), [
    '“pie” is in the name, the description and the name of the menu.',
  ]);
  t.deepEqual(why([match('name', 'pi', 'prefix', 'pie'), match('sectionName', 'pi', 'prefix', 'pies')], 'pi'), [
    '“pi” begins “pie” in the name.',
    '“pi” begins “pies” in the heading above it.',
  ]);
  t.deepEqual(why([match('name', 'pei', 'typo', 'pie')], 'pei'), ['“pei” is nearly “pie”, which is in the name.']);
  t.deepEqual(why([match('name', 'prawn', 'synonym', 'shrimp')], 'prawn'), [
    '“shrimp” in the name is another word for “prawn”.',
  ]);
  t.deepEqual(why([match('flags', 'vegan')], 'vegan'), ['“vegan” is in its diet.']);
  t.deepEqual(why([match('name', 'pie')], 'pie hotpot'), [
    '“pie” is in the name.',
    '“hotpot” fits another name of the dish, or its course.',
  ]);
});

test('separates dishes known to be without an allergen, probably without, and unknown', (t) => {
  const asked = answer({
    filter: { excludeAllergens: ['MILK'] },
    understood: { excludeAllergens: ['MILK', 'NUTS', 'EGGS'] },
  });
  const one = dish([], ['MILK'], ['NUTS']);
  t.deepEqual(matchReasons(one, asked), [
    'No milk: the restaurant says so, or every ingredient is known.',
    'Probably no nuts: our estimate from the words of the dish.',
    'The restaurant has not said whether it contains eggs.',
  ]);
  t.deepEqual(askWhy(one, asked), [
    'Ask about nuts: its words point to none, but the restaurant has not said so.',
    'Ask about eggs: the restaurant has not said whether it contains any.',
  ]);
});

test('says so if only the name of the restaurant or menu matches', (t) => {
  const by = (...fields: readonly string[]) =>
    byNameOnly(dish(fields.map((field) => match(field, 'crown'))), answer({ words: 'crown' }));
  t.is(by('restaurantName'), 'restaurant');
  t.is(by('menuName'), 'menu');
  t.is(by('menuName', 'restaurantName', 'flags'), 'restaurant');
  t.is(by('restaurantName', 'name'), null);
  t.is(by('flags'), null);
  t.is(by(), null);
});

test('warns about the limits of an allergen filter according to its certainty', (t) => {
  const said = (filter: object) => {
    const { html = '' } = allergenNotice(answer({ filter })) ?? {};
    return { text: textOf(html), isLoud: html.includes('notice bad') };
  };
  t.is(said({}).text, '');
  const nuts = { excludeAllergens: ['NUTS'] };
  t.regex(
    said(nuts).text,
    /^The restaurants say these dishes are free from nuts, or every .* Always tell the restaurant about an allergy/,
  );
  t.false(said(nuts).isLoud);
  t.regex(said({ ...nuts, allergenCertainty: 'likely' }).text, /only probably free from nuts: .* may be wrong/);
  const any = said({ ...nuts, allergenCertainty: 'any' });
  t.true(any.isLoud);
  t.regex(any.text, /may contain nuts: we left out only those known to contain them\./);
  t.regex(said({ excludeAllergens: ['MILK'], allergenCertainty: 'any' }).text, /known to contain it\./);
  t.regex(said({ excludeAllergens: ['MILK', 'SOYA'], allergenCertainty: 'any' }).text, /known to contain them\./);
});

test('says that no dish is certain only if the matching ones are unknown', (t) => {
  const sure = (found: object, filter: object = { excludeAllergens: ['MILK'] }) => {
    const asked = answer({ filter, ...found });
    return noneCertainHeading(asked, asked.found);
  };
  t.is(sure({ total: 0, allergensUnknown: 3 }), 'No dish is stated free from milk');
  const likely = { excludeAllergens: ['MILK'], allergenCertainty: 'likely' };
  t.is(sure({ total: 0, allergensUnknown: 3 }, likely), 'No dish is even probably free from milk');
  t.is(sure({ total: 1, allergensUnknown: 3 }), null);
  t.is(sure({ total: 0, allergensUnknown: 0 }), null);
  t.is(sure({ total: 0, allergensUnknown: 3 }, {}), null);
});

test('warns loudly about what was not understood, and about the limits of leaving out a word', (t) => {
  const said = (hints: object, query = {}) => {
    const { html = '' } = notUnderstood(answer({ hints, query })) ?? {};
    return textOf(html);
  };
  const unknown = { typed: 'floop', isKnown: false };
  t.is(said({}), '');
  t.is(
    said({ notUnderstood: ['free of glorp'], without: [unknown] }),
    'We did not understand “free of glorp” and “no floop”: nothing was left out. Allergens can be chosen under “Avoid”.',
  );
  t.is(
    said({ without: [{ typed: 'onion', isKnown: true }] }),
    'We left out dishes that mention “onion”. Other dishes may have it all the same: ask the restaurant.',
  );
  t.regex(
    said({ without: ['onion', 'garlic'].map((typed) => ({ typed, isKnown: true })) }),
    /mention “onion” or “garlic”\. Other dishes may have them all the same/,
  );
  t.is(said({ without: [unknown] }, { understand: false }), '');
});

test('conditions have short labels', (t) => {
  t.deepEqual(
    [
      priceLabel(5, 10),
      priceLabel(undefined, 10),
      priceLabel(5),
      priceLabel(undefined, 2.5),
      caloriesLabel(300.4, 500),
    ],
    ['£5 to £10', 'up to £10', '£5 or more', 'up to £2.50', '300 to 500 kcal'],
  );
  t.deepEqual([courseLabel('kids'), courseLabel('starters')], ['For children', 'Starters']);
  t.deepEqual(
    [nearLabel('Stone'), nearLabel('Stone', 1.6093), nearLabel('52.9, -2.1', 3), nearLabel('ST15 8AA')],
    ['Within 5 km of Stone', 'Within 1.6 km of Stone', 'Within 3 km of where you are', 'Within 5 km of ST15 8AA'],
  );
});
