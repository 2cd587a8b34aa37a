import test from 'ava';
import type { LayerWord } from '../../../src/read/pdf/layer-word.ts';
import { mergeReadings } from '../../../src/read/pdf/merge-readings.ts';
import type { Word } from '../../../src/read/positioned-text.ts';

function word(text: string, y: number, confidence = 1): Word {
  const look = { size: 10, weight: 400, italic: false, font: 'Lato', colour: '#000000', angle: 0 };
  return { text, x: 50, y, w: 40, h: 10, confidence, ...look };
}

const layerWord = (text: string, y: number): LayerWord => ({ ...word(text, y), invisible: false, damaged: false });
const texts = (words: readonly Word[]): string[] => words.map(({ text }) => text);

test('on a page that is a picture except for a few words, uncertain words are read too', (t) => {
  const layer = [layerWord('Address', 20)];
  const picture = [word('Address', 20), word('Dumplings', 60), word('Fries', 80, 0.5), word('5.25', 100, 0.6)];

  t.deepEqual(texts(mergeReadings(layer, picture)), ['Address', 'Dumplings', 'Fries', '5.25']);
});

test('beside the text of a page, uncertain words of its pictures are ornaments', (t) => {
  const layer = ['Soup', 'Pie', 'Cake', 'Tea'].map((text, i) => layerWord(text, 20 * (i + 1)));
  const seen = layer.map(({ text, y }) => word(text, y));

  t.deepEqual(texts(mergeReadings(layer, [...seen, word('Sundays', 200), word('Jlfe', 220, 0.5)])), [
    'Soup',
    'Pie',
    'Cake',
    'Tea',
    'Sundays',
  ]);
});

test('words only in the picture keep the order of their lines', (t) => {
  const line = (y: number, ...parts: readonly string[]): Word[] =>
    parts.map((text, i) => ({ ...word(text, y), x: 50 + 60 * i }));
  const picture = [...line(40, 'Fried', 'rice', '6.50'), ...line(60, 'Plain', 'noodles', '5.50')];

  t.deepEqual(texts(mergeReadings([layerWord('Menu', 20)], [word('Menu', 20), ...picture])), [
    'Menu',
    ...texts(picture),
  ]);
});

test('a word whose ligature is a run of its own stays one word, and a lost ligature is read from the picture', (t) => {
  const run = (text: string, x: number, w: number, damaged = false): LayerWord => ({
    ...{ ...layerWord(text, 40), x, w },
    damaged,
  });
  const layer = [
    run('co', 50, 10),
    run('ff', 60, 6),
    run('ee', 66, 10),
    run('bu', 150, 10),
    run('%', 160, 6, true),
    run('er', 166, 8),
  ];
  const picture = [
    { ...word('coffee', 40), x: 50, w: 26 },
    { ...word('butter', 40), x: 150, w: 24 },
  ];
  t.deepEqual(texts(mergeReadings(layer, picture)), ['coffee', 'butter']);
});

test('raised pence stay apart from their pounds', (t) => {
  const run = (text: string, x: number, own: Partial<LayerWord> = {}): LayerWord => ({
    ...layerWord(text, 40),
    x,
    w: 6,
    ...own,
  });
  t.deepEqual(texts(mergeReadings([run('6', 50), run('95', 56, { size: 6, y: 38 })], [])), ['6', '95']);
});
