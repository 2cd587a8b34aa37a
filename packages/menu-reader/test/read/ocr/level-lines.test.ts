import test from 'ava';
import { levelledLines } from '../../../src/read/ocr/level-lines.ts';
import type { Word } from '../../../src/read/positioned-text.ts';

const [WIDTH, HEIGHT] = [700, 1000];

/** Eight lines with a word at either end, on a page whose lines fan out from 0.06 at the top to -0.06 at the foot. */
function fan(wander: (line: number) => number): Word[] {
  const look = { h: 20, w: 200, size: 20, weight: 400, italic: false, font: '', colour: '#000000', confidence: 1 };
  return Array.from({ length: 8 }, (_, line) => line).flatMap((line) => {
    const middle = 100 + line * 110;
    const slope = 0.06 - (0.12 * line) / 7;
    const word = (text: string, x: number): Word => ({
      ...look,
      text: `${text}${line}`,
      x,
      y: middle + slope * (x + 100 - WIDTH / 2),
      angle: slope + wander(line),
    });
    return [word('left', 20), word('between', 250), word('right', 480)];
  });
}

const rows = (words: readonly Word[]): number[] =>
  words
    .filter(({ text }) => text.startsWith('left'))
    .map((word, line) => {
      const right = words.find(({ text }) => text === `right${line}`);
      return Math.round(Math.abs((right?.y ?? 0) - word.y));
    });

test('lines of a page seen at an angle are levelled', (t) => {
  const words = fan(() => 0);
  t.true(Math.max(...rows(words)) > 20);
  t.true(Math.max(...rows(levelledLines(words, WIDTH, HEIGHT))) <= 2);
  t.true(levelledLines(words, WIDTH, HEIGHT).every(({ angle }) => Math.abs(angle) < 0.01));
});

test('lines that wander individually stay as they are', (t) => {
  const words = fan((line) => (line % 2 ? 0.05 : -0.05));
  t.is(levelledLines(words, WIDTH, HEIGHT), words);
});

test('a page of few words stays as it is', (t) => {
  const words = fan(() => 0).slice(0, 12);
  t.is(levelledLines(words, WIDTH, HEIGHT), words);
});

test('amounts with raised pence do not tilt a level page', (t) => {
  const [word] = fan(() => 0);
  if (!word) return t.fail();
  const lines = Array.from({ length: 8 }, (_, line) => ({ ...word, y: 100 + 110 * line, angle: 0 }));
  const words = lines.flatMap((line, at) => [
    ...['Leek', 'and', 'potato'].map((text, place) => ({ ...line, text, x: 20 + 10 * place })),
    { ...line, text: `£${9 + at}95`, x: 480, angle: -0.06 },
  ]);
  t.deepEqual(levelledLines(words, WIDTH, HEIGHT), words);
});
