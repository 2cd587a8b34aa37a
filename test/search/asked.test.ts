import test from 'ava';
import { createPlacedSearch } from '../../src/api/items/placed-search.ts';
import type { SearchIndex } from '../../src/ports/search-index.ts';
import { askedNear } from '../../src/search/understanding/asked-near.ts';
import { askedRegion } from '../support/asked/asked-region.ts';
import { card } from '../support/asked/card.ts';
import { type AskedQuery, askAll, dataOf, type Judgement } from '../support/asked/judge.ts';
import { askCard, meant } from '../support/asked/judge-card.ts';
import { regionQuestions, SAMPLE_QUESTIONS } from '../support/asked/questions.ts';
import { sampleMenus } from '../support/asked/sample-menus.ts';
import { storeSamplePlaces } from '../support/asked/sample-places.ts';
import { testDatabase } from '../support/database.ts';
import { meilisearchIndex } from '../support/meilisearch-index.ts';
import { inBatches } from '../support/menu-documents.ts';
import { searchOver } from '../support/search-index.ts';
import { startTestEngine } from '../support/test-engine/start-test-engine.ts';

const REGION = askedRegion();
const SAMPLES = sampleMenus();
const OVER_REGION = searchOver(REGION);
const OVER_SAMPLES = searchOver(SAMPLES);
const MIN_RIGHT = 0.95;
// Lower this when more questions are answered.
const MAX_WRONG = 30;

const said = ({ query, why }: Judgement): string => `"${query.typed}": ${why}`;

test('answers at least 95 in 100 questions right; no hit breaks a condition, and no trap works', async (t) => {
  t.timeout(240_000);
  const judged = [
    ...(await askAll(OVER_REGION, REGION, regionQuestions(REGION))),
    ...(await askAll(OVER_SAMPLES, SAMPLES, SAMPLE_QUESTIONS)),
  ];
  const wrong = judged.filter(({ right }) => !right);
  t.true(judged.length >= 800);
  t.true(wrong.length <= judged.length * (1 - MIN_RIGHT), wrong.map(said).join('\n'));
  t.deepEqual(judged.filter(({ breach }) => breach).map(said), []);
  for (const family of ['trap', 'unknown word'])
    t.deepEqual(wrong.filter(({ query }) => query.family === family).map(said), []);
});

test('every dish on the card is on the sample menus, unless marked as missing', (t) => {
  const data = dataOf(SAMPLES);
  const wrong = card().filter((question) => !question.isMissing && meant(question, data).length === 0);
  t.deepEqual(
    wrong.map(({ typed }) => typed),
    [],
  );
});

test('answers the card no worse than before', async (t) => {
  const { db } = await testDatabase(t);
  const near = createPlacedSearch(OVER_SAMPLES, { places: await storeSamplePlaces(db), askedNear });
  const judged = await askCard(near, SAMPLES, card());
  const wrong = judged.filter(({ right }) => !right);
  t.true(judged.length >= 400);
  t.true(wrong.length <= MAX_WRONG, wrong.map(said).join('\n'));
  t.deepEqual(judged.filter(({ breach }) => breach).map(said), []);
});

/** Every nth question, so that all families have some. */
const some = (questions: readonly AskedQuery[]): readonly AskedQuery[] =>
  questions.filter((_, number) => number % 4 === 0);

async function answers(index: Pick<SearchIndex, 'searchItems'>, questions: readonly AskedQuery[]) {
  const pages = [];
  for (const { typed } of questions) {
    const page = await index.searchItems({ search: typed, filter: {}, limit: 20, offset: 0, withoutMenus: [] });
    pages.push({ typed, ids: page.hits.map(({ id }) => id), total: page.total, understood: page.understood });
  }
  return pages;
}

test('the Meilisearch adapter understands and answers the same', async (t) => {
  t.timeout(240_000);
  const engine = await startTestEngine(t);
  for (const { menus, questions, inProcess } of [
    { menus: REGION, questions: some(regionQuestions(REGION)), inProcess: OVER_REGION },
    { menus: SAMPLES, questions: SAMPLE_QUESTIONS, inProcess: OVER_SAMPLES },
  ]) {
    const index = meilisearchIndex(t, { url: engine.url });
    await index.rebuild(inBatches(menus), `epoch-${menus.length}`);
    t.deepEqual(await answers(index, questions), await answers(inProcess, questions));
  }
});
