import { createWordWeights, loadWordWeights } from '@menu-data-service/food-knowledge/weights/word-weights';
import test from 'ava';
import { type Example, trainWordWeights } from '../enrich/train/train-word-weights.ts';

const example = (name: string, milk: boolean): Example => ({
  name: name.split(' '),
  description: undefined,
  truth: new Map([['MILK' as const, milk ? 1 : 0]]),
  weight: 1,
});
const EXAMPLES = ['cheese pie', 'cheese toast', 'ham pie', 'ham toast', 'cheese roll', 'ham roll'].map((name) =>
  example(name, name.startsWith('cheese')),
);
const OPTIONS = { labels: ['MILK'] as const, minCount: 2, epochs: 20, rate: 0.2, l2: 0.001 };

test('training twice gives the same bytes', (t) => {
  t.is(JSON.stringify(trainWordWeights(EXAMPLES, OPTIONS)), JSON.stringify(trainWordWeights(EXAMPLES, OPTIONS)));
});

test('the learned weights distinguish the words', (t) => {
  const weights = createWordWeights(trainWordWeights(EXAMPLES, OPTIONS));
  const odds = (name: string) => weights.logOdds(name.split(' '), []).get('MILK') ?? Number.NaN;
  t.true(odds('cheese bake') > 0);
  t.true(odds('ham bake') < 0);
});

test('the shipped weights load and know cheese', (t) => {
  const weights = loadWordWeights();
  const odds = (word: string) => weights.logOdds([word], []).get('MILK') ?? Number.NaN;
  t.true(odds('cheesecake') > odds('apple'));
});
