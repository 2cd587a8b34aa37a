import test from 'ava';
import { card } from '../support/asked/card.ts';
import { deadEndsOf } from '../support/asked/dead-ends.ts';
import { sampleMenus } from '../support/asked/sample-menus.ts';
import { slippedPairs } from '../support/asked/slipped-pairs.ts';
import { searchOver } from '../support/search-index.ts';

const SAMPLES = sampleMenus();
const SEED = 26;
const SOME_PAIRS = 500;

test('no search of the card, and no pair of printed words with a typo, leads nowhere', async (t) => {
  t.timeout(120_000);
  const searches = [...card().map(({ typed }) => typed), ...slippedPairs(SAMPLES, SOME_PAIRS, SEED)];
  const { empty, deadEnds } = await deadEndsOf(searchOver(SAMPLES), searches);
  t.true(empty > 0);
  t.deepEqual(deadEnds, []);
});
