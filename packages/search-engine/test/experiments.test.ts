import test from 'ava';
import { createIndex } from '../src/create-index.ts';
import { answered, comparable, recordedExperiments } from './recordings.ts';

const experiments = recordedExperiments();

for (const rule of new Set(experiments.map((experiment) => experiment.rule))) {
  test(`${rule} holds as in the experiments on the real engine`, (t) => {
    for (const { what, settings, docs, answers } of experiments.filter((experiment) => experiment.rule === rule)) {
      const index = createIndex(settings);
      index.update({ put: docs });
      for (const answer of answers) {
        const message = `${what}: ${JSON.stringify(answer.request)}`;
        t.deepEqual(answered(index, answer), comparable(answer), message);
      }
    }
  });
}

test('has 281 answers of 63 experiments', (t) => {
  t.is(experiments.length, 63);
  t.is(experiments.flatMap((experiment) => experiment.answers).length, 281);
});
