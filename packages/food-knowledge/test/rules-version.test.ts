import test from 'ava';
import { digestOf, ruleFiles, rulesVersion } from '../src/enrich-lines.ts';

test('the rules version covers the lexicon, the weights, the portions and the code', (t) => {
  const names = [...ruleFiles().keys()].map((name) => name.replaceAll('\\', '/'));
  for (const file of [
    'lexicon/dishes.txt',
    'lexicon/ingredients.txt',
    'lexicon/look-alikes.txt',
    'lexicon/plain.txt',
    'lexicon/cues.txt',
    'weights/word-weights.model',
    'calories/portions.txt',
    'calories/sides.txt',
  ])
    t.true(names.includes(file), file);
  for (const code of ['weigh-allergens', 'decide-diets', 'reading/qualifiers'])
    t.true(
      names.some((name) => name.startsWith(`${code}.`)),
      code,
    );
});

test('the version changes when any of them does, and not otherwise', (t) => {
  const files = ruleFiles();
  t.is(digestOf(files), rulesVersion());
  for (const name of ['lexicon/dishes.txt', 'weights/word-weights.model']) {
    const changed = new Map(files).set(name, Buffer.concat([files.get(name) ?? Buffer.alloc(0), Buffer.from('\n')]));
    t.not(digestOf(changed), rulesVersion(), name);
  }
  t.is(digestOf(new Map([...files].reverse())), rulesVersion());
});
