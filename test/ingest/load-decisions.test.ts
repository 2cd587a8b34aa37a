import type { DraftItem, DraftMenu, FoundLine, TaughtLine } from '@menu-data-service/menu-reader';
import test from 'ava';
import { parseCorrections } from '../../ingest/corrections.ts';
import { createPassingDecisions, type GivenDecisions } from '../../ingest/load-decisions.ts';

const item = (name: string, price: number): DraftItem => ({
  ...{ name, price, description: null, prices: [{ label: null, price }], stated: {}, review: [] },
});
const MENUS: readonly DraftMenu[] = [
  {
    name: 'Lunch',
    sections: [
      { name: 'Starters', items: [item('Leek Soup', 5), item('Ham Terrine', 6)] },
      { name: 'Mains', items: [item('Beef Pie', 12)] },
    ],
  },
];
const SOURCE = { restaurantId: '6f1e3c52-0000-4000-8000-000000000001', sourceUrl: 'https://kiln.example/lunch' };

const corrections = (...list: unknown[]) => parseCorrections({ corrections: list }, 'corrections.json').corrections;
const corrected = async (given: GivenDecisions, read: { currency?: string; taught?: readonly FoundLine[] } = {}) => {
  const { correct } = await createPassingDecisions(given)(SOURCE);
  return correct({ menus: MENUS, currency: read.currency ?? null, taught: read.taught ?? [] });
};
const review = async (...list: unknown[]) => (await corrected({ corrections: corrections(...list) })).review;

test('a correction that matches nothing is named, with the nearest name of its kind', async (t) => {
  t.deepEqual(
    await review(
      { item: 'Leek Soop', set: { price: 4 } },
      { section: 'Main', set: { name: 'Main courses' } },
      { menu: 'Lunsh', set: { name: 'Lunch menu' } },
      { item: 'Trifle', remove: true },
    ),
    [
      'the correction of "Leek Soop" matched nothing; the nearest name read is "Leek Soup"',
      'the correction of "Main" matched nothing; the nearest name read is "Mains"',
      'the correction of "Lunsh" matched nothing; the nearest name read is "Lunch"',
      'the correction of "Trifle" matched nothing',
    ],
  );
});

test('nothing is said of a correction that the restaurant has made itself', async (t) => {
  t.deepEqual(
    await review(
      { item: 'Leek Soop', set: { name: 'Leek Soup' } },
      { section: 'Startes', set: { name: 'Starters' } },
      { menu: 'Lunsh', set: { name: 'Lunch' } },
    ),
    [],
  );
  t.is((await review({ item: 'Leek Soop', set: { name: 'Mains' } })).length, 1);
});

test('a taught line that was not found is named, with what it was to be and how far it reaches', async (t) => {
  const line = (scope: FoundLine['scope'], lines: number): FoundLine => ({ line: 'CHEF', role: 'dish', scope, lines });
  const { review: said } = await corrected({}, { taught: [line('line', 0), line('look', 0), line('line', 1)] });
  t.deepEqual(said, [
    'the line "CHEF", taught as dish, was not found',
    'the line "CHEF", taught as dish, was not found, and no line has its look',
  ]);
});

test('prices in another currency are left out, unless a person has said that they are right', async (t) => {
  const prices = ({ menus }: { menus: readonly DraftMenu[] }) =>
    menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items.map(({ price }) => price)));
  const foreign = await corrected({}, { currency: 'euros' });
  t.deepEqual(prices(foreign), [0, 0, 0]);
  t.regex(foreign.review[0] ?? '', /euros/);
  const kept = await corrected({ currencyOk: true }, { currency: 'euros' });
  t.deepEqual([prices(kept), kept.review], [[5, 6, 12], []]);
  t.deepEqual(prices(await corrected({})), [5, 6, 12]);
  t.deepEqual(prices(await corrected({ currency: 'euros' })), [0, 0, 0], 'a person says what the document does not');
});

test('what was taught is told for reading, and applied to nothing', async (t) => {
  const taught: readonly TaughtLine[] = [{ line: 'CHEF', role: 'dish', scope: 'line' }];
  const given = { corrections: corrections({ item: 'Leek Soup', remove: true }), taught };
  t.deepEqual((await createPassingDecisions(given)(SOURCE)).taught, taught);
  t.deepEqual((await createPassingDecisions()(SOURCE)).taught, []);
  t.is((await corrected(given)).menus[0]?.sections[0]?.items.length, 1);
});
