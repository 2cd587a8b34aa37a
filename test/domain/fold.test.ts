import test from 'ava';
import fc from 'fast-check';
import { fold } from '../../src/domain/fold.ts';

test('case, accents and signs do not count, apostrophes close up, blanks are one', (t) => {
  t.is(fold("  The Baker's   CAFÉ & Bar! "), 'the bakers cafe bar');
  t.is(fold('Baker’s'), 'bakers');
  t.is(fold('Crème-Brûlée'), 'creme brulee');
  t.is(fold('Smørrebrød, Straße, Œuf, Łódź'), 'smorrebrod strasse oeuf lodz');
  t.is(fold('½ Rack\u00a0of Ribs'), '1 2 rack of ribs');
});

test('text without a letter or digit folds to nothing', (t) => {
  for (const text of ['', ' ', '%_', '🍕', "'’`"]) t.is(fold(text), '', text);
});

test('letters of other scripts stay', (t) => {
  t.is(fold('北京 Дом'), '北京 дом');
});

test('folding twice is folding once', (t) => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => fold(fold(text)) === fold(text)));
  t.pass();
});
