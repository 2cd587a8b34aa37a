import test from 'ava';
import type { Line } from './paper.ts';
import { heading, outlineOfPrices as outline } from './paper-outline.ts';

test('restores the larger first letter of a heading in a font of its own', (t) => {
  const script = (first: string, rest: string): Line[] => [
    [first, 40, { size: 24, font: 'Swash' }],
    [rest, 0, { x: 62, size: 30, font: 'Script' }],
  ];
  const dish = (name: string, price: string): Line[] => [
    [name, 20],
    [price, 0, { x: 300 }],
  ];
  const lines: Line[] = [
    ...script('B', 'reakfast'),
    ...dish('Porridge', '4.50'),
    ...dish('Kippers', '8.50'),
    ...script('G', 'rilled Sandwiches'),
    ...dish('Ham and Mustard', '6.50'),
    ...dish('Goat Cheese', '7.00'),
  ];
  t.deepEqual(
    outline(lines).map((line) => line.split(':')[0]),
    ['Breakfast', 'Breakfast', 'Grilled Sandwiches', 'Grilled Sandwiches'],
  );
});

test('several circled letters may follow a whole price', (t) => {
  const dish = (text: string, about: string): Line[] => [
    [text, 26],
    [about, 13, { font: 'Serif' }],
  ];
  const lines: Line[] = [
    heading('To Start'),
    ...dish('GARDEN SOUP | 9 Ⓥ', 'peas, mint'),
    ...dish('BURNT LEEKS | 11 ⓥ Ⓖ', 'romesco, hazelnuts'),
    ...dish('COLD TROUT | 13', 'dill, cucumber'),
    ...dish('BEEF SHIN | 14 Ⓖ', 'horseradish, cress'),
    ...dish('CRAB CAKE | 15', 'lemon, herbs'),
  ];
  t.deepEqual(
    outline(lines).map((line) => line.split(' | ').at(-1)),
    ['9', '11', '13', '14', '15'],
  );
});
