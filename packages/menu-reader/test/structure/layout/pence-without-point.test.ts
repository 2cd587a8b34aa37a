import test from 'ava';
import { pointPence } from '../../../src/structure/layout/word-steps.ts';
import { paper } from '../paper.ts';

const [WORD] = paper([['Soup', 0]]).words;

const pointed = (...texts: readonly string[]): string[] =>
  pointPence(WORD ? texts.map((text) => ({ ...WORD, text })) : []).map(({ text }) => text);

test('amounts read with their raised pence get the point back, whole pounds included', (t) => {
  t.deepEqual(pointed('£1495', '£1250', '£895', '£1600', '£1075', '£1395'), [
    '£14.95',
    '£12.50',
    '£8.95',
    '£16.00',
    '£10.75',
    '£13.95',
  ]);
  t.deepEqual(pointed('£1495', '£1250', '£895', '£1600', '£1075'), ['£14.95', '£12.50', '£8.95', '£16.00', '£10.75']);
});

test('large amounts, few of them, and amounts beside others with a point stay', (t) => {
  for (const texts of [
    ['£1495', '£1250', '£895', '£1075'],
    ['£1495', '£1250', '£895', '£1600', '£1700'],
    ['£1495', '£1250', '£895', '£1075', '£9.50'],
    ['£495', '£250', '£895', '£175', '£990'],
  ])
    t.deepEqual(pointed(...texts), texts);
});
