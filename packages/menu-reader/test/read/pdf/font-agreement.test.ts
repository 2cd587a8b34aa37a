import test from 'ava';
import type { LayerWord } from '../../../src/read/pdf/layer-word.ts';
import { agreementByFont } from '../../../src/read/pdf/merge-readings.ts';
import type { Word } from '../../../src/read/positioned-text.ts';

const runs = (...texts: readonly (readonly [font: string, text: string])[]): LayerWord[] =>
  texts.map(([font, text]) => ({ font, text }) as unknown as LayerWord);
const seen = (...texts: readonly string[]): Word[] => texts.map((text) => ({ text }) as unknown as Word);
const agreement = (...groups: Parameters<typeof agreementByFont>[0]) => Object.fromEntries(agreementByFont(groups));

test('a font agrees by the share of its letter pairs that the picture shows as often', (t) => {
  t.deepEqual(agreement({ runs: runs(['A', 'Soup']), seen: seen('Soup') }), { A: 1 });
  t.deepEqual(agreement({ runs: runs(['A', 'Soup']), seen: seen('Pie') }), { A: 0 });
  t.deepEqual(agreement({ runs: runs(['A', 'abcabc']), seen: seen('abc') }), { A: 2 / 5 });
  t.deepEqual(agreement({ runs: runs(['A', 'abc']), seen: seen('abcabc') }), { A: 1 });
});

test('capitals, spaces and signs do not count, and each font is judged over all its groups', (t) => {
  t.deepEqual(agreement({ runs: runs(['A', 'Leek, Soup']), seen: seen('LEEK', 'soup!') }), { A: 1 });
  t.deepEqual(
    agreement(
      { runs: runs(['A', 'Soup'], ['B', 'Pie']), seen: seen('SoupPie') },
      { runs: runs(['A', 'Cake']), seen: seen('Tart') },
    ),
    { A: 1 / 2, B: 1 },
  );
});

test('a font is not judged if the picture shows nothing, nor by single letters', (t) => {
  t.deepEqual(agreement({ runs: runs(['A', 'Soup']), seen: [] }, { runs: runs(['B', 'S']), seen: seen('S') }), {});
});
