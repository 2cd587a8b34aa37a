import test from 'ava';
import { repairPictureText, vocabularyOf } from '../../../src/structure/text/repair-picture-text.ts';

const vocabulary = vocabularyOf(['Full English, beans and mushrooms', 'mug of tea']);

for (const [read, printed] of [
  ['LunchTime', 'Lunch Time'],
  ['Baps& Barms', 'Baps & Barms'],
  ['bacon,egg,2sausages', 'bacon, egg, 2 sausages'],
  ["Pensioners'Portion", "Pensioners' Portion"],
  ['Mushroomson', 'Mushrooms on'],
  ['orbeans', 'or beans'],
  ['£S.5O', '£5.50'],
  ['I1.O0', '11.00'],
  ['Delight.12.95', 'Delight 12.95'],
  ['(8)…5.25', '(8) 5.25'],
  ['6..95', '6.95'],
  ['Tamale l2.5o', 'Tamale 12.50'],
  ['CHOWDER30', 'CHOWDER 30'],
  ['sauce7.50', 'sauce 7.50'],
  ['120z', '12oz'],
  ['0Z', 'oz'],
] as const) {
  test(`"${read}" read from a picture says "${printed}"`, (t) => {
    t.is(repairPictureText(read, vocabulary), printed);
  });
}

for (const text of [
  'McDonald',
  'MacLeod',
  'B&B',
  '1,200',
  '330ml',
  'Carton',
  'order',
  '£SO',
  'lo.lo',
  'abv.4.5',
  'Soup........4.50',
  'No.10',
  'BLT',
  'B12',
  'V60',
  'Cola330ml',
  '10cm',
])
  test(`"${text}" stays as it was read`, (t) => {
    t.is(repairPictureText(text, vocabulary), text);
  });
