import type { DraftMenu } from '@menu-data-service/menu-model/draft-menu';
import type { FoundLine, TaughtLine } from '@menu-data-service/menu-model/taught-line';
import test from 'ava';
import { parseCorrections } from '../../src/ingest/corrections.ts';
import { createDryRunDecisions, type GivenDecisions } from '../../src/ingest/load-decisions.ts';
import { draftItem } from '../support/draft-item.ts';

const MENUS: readonly DraftMenu[] = [
  {
    name: 'Lunch',
    sections: [
      { name: 'Starters', items: [draftItem('Leek Soup', 5), draftItem('Ham Terrine', 6)] },
      { name: 'Mains', items: [draftItem('Beef Pie', 12)] },
    ],
  },
];
const SOURCE = { restaurantId: '6f1e3c52-0000-4000-8000-000000000001', sourceUrl: 'https://kiln.example/lunch' };

const corrections = (...list: unknown[]) => parseCorrections({ corrections: list }, 'corrections.json').corrections;
const corrected = async (given: GivenDecisions, taught: readonly FoundLine[] = []) => {
  const { correct } = await createDryRunDecisions(given)(SOURCE);
  return correct({ menus: MENUS, currency: null, taught });
};
const review = async (...list: unknown[]) => (await corrected({ corrections: corrections(...list) })).review;

test('names a correction that matches nothing, with the nearest name of its kind', async (t) => {
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

test('ignores a correction that the restaurant has made itself', async (t) => {
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

test('names a taught line that was not found, with its role and scope', async (t) => {
  const line = (scope: FoundLine['scope'], lines: number): FoundLine => ({ line: 'CHEF', role: 'dish', scope, lines });
  const { review: said } = await corrected({}, [line('line', 0), line('look', 0), line('line', 1)]);
  t.deepEqual(said, [
    'the line "CHEF", taught as dish, was not found',
    'the line "CHEF", taught as dish, was not found, and no line has its look',
  ]);
});

test('passes taught lines to the reader, and applies them to nothing', async (t) => {
  const taught: readonly TaughtLine[] = [{ line: 'CHEF', role: 'dish', scope: 'line' }];
  const given = { corrections: corrections({ item: 'Leek Soup', remove: true }), taught };
  t.deepEqual((await createDryRunDecisions(given)(SOURCE)).taught, taught);
  t.deepEqual((await createDryRunDecisions()(SOURCE)).taught, []);
  t.is((await corrected(given)).menus[0]?.sections[0]?.items.length, 1);
});
