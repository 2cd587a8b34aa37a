import test from 'ava';
import { isSizeName } from '../../src/structure/price/size-label.ts';

test('a size may include a count of pieces or servings', (t) => {
  for (const text of [
    'Large 16 rolls',
    'small (15 pieces)',
    'Half tray (50 wings)',
    'Medium (serves up to 12)',
    'Full tray: feeds 20-25',
  ])
    t.true(isSizeName(text), text);
  for (const text of [
    'Large prawns',
    'Large mixed salad 4',
    'Pot roast 12 hours slow',
    'Double cheeseburger',
    '7 courses',
  ])
    t.false(isSizeName(text), text);
});
