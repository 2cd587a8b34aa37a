import test from 'ava';
import { judgeTextLayer } from '../../../src/read/pdf/judge-text-layer.ts';
import type { LayerWord } from '../../../src/read/pdf/layer-word.ts';

const NAMES = ['Battered haddock', 'Mushroom risotto', 'Chicken supreme', 'Lemon cheesecake', 'Braised shoulder'];

const layer = (letter: (code: number) => number): LayerWord[] =>
  Array.from({ length: 25 }, (_, i) => ({
    ...{ x: 50, y: 20 * i, w: 90, h: 10, size: 10, weight: 400, italic: false, font: 'Sans', colour: '#000000' },
    ...{ angle: 0, confidence: 1, invisible: false, damaged: false },
    text: (NAMES[i % NAMES.length] ?? '')
      .toLowerCase()
      .replace(/[a-z]/g, (sign) => String.fromCharCode(97 + letter(sign.charCodeAt(0) - 97))),
  }));
const judged = (words: readonly LayerWord[]): string => judgeTextLayer(words, { pictures: [], shapes: 0 }, 500_000);

test('a text layer with substituted letters is compared with the picture of the page', (t) => {
  t.is(judged(layer((code) => code)), 'good');
  t.is(judged(layer((code) => (code + 3) % 26)), 'suspect');
});
