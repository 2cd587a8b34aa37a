import test from 'ava';
import { joinRaisedPence } from '../../../src/structure/layout/word-steps.ts';
import { paper } from '../paper.ts';

const [WORD] = paper([['Soup', 0]]).words;

/** Texts of "£6" of 10 points, and of "95" at this height, gap and size. */
function joined({ raised = 4, gap = 0, size = 6, pounds = '£6', pence = '95' }): string[] {
  if (!WORD) return [];
  const whole = { ...WORD, text: pounds, x: 100, y: 200, w: 12, size: 10 };
  return joinRaisedPence([whole, { ...whole, text: pence, x: 112 + gap, y: 200 - raised, w: 8, size }]).map(
    ({ text, w }) => `${text} ${w}`,
  );
}

test('small raised figures directly behind pounds are their pence', (t) => {
  t.deepEqual(joined({}), ['£6.95 20']);
  t.deepEqual(joined({ gap: 3 }), ['£6.95 23']);
  t.deepEqual(joined({ pounds: '£6 ', pence: ' 95' }), ['£6.95 20']);
});

test('figures on the baseline, far above it, as large as the pounds or apart from them are not pence', (t) => {
  for (const other of [{ raised: 1 }, { raised: 9 }, { size: 9 }, { gap: 4 }, { gap: -4 }, { pence: '955' }])
    t.deepEqual(
      joined(other).map((line) => line.split(' ')[0]),
      ['£6', other.pence ?? '95'],
      JSON.stringify(other),
    );
});

test('pounds take one pair of pence', (t) => {
  if (!WORD) return t.fail();
  const small = { ...WORD, text: '95', x: 112, y: 196, w: 8, size: 6 };
  const words = [{ ...WORD, text: '£6', x: 100, y: 200, w: 12, size: 10 }, small, { ...small, text: '50' }];
  t.deepEqual(
    joinRaisedPence(words).map(({ text }) => text),
    ['£6.95', '50'],
  );
});
