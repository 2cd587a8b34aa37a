import test from 'ava';
import fc from 'fast-check';
import { foldText } from '../src/fold-text.ts';

test('ignores case, accents and signs, closes up apostrophes, collapses blanks', (t) => {
  t.is(foldText("  The Baker's   CAFÉ & Bar! "), 'the bakers cafe bar');
  t.is(foldText('Baker’s'), 'bakers');
  t.is(foldText('Crème-Brûlée'), 'creme brulee');
  t.is(foldText('Smørrebrød, Straße, Œuf, Łódź'), 'smorrebrod strasse oeuf lodz');
  t.is(foldText('½ Rack\u00a0of Ribs'), '1 2 rack of ribs');
});

test('text without a letter or digit folds to nothing', (t) => {
  for (const text of ['', ' ', '%_', '🍕', "'’`"]) t.is(foldText(text), '', text);
});

test('letters of other scripts stay', (t) => {
  t.is(foldText('北京 Дом'), '北京 дом');
});

test('folding is idempotent', (t) => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => foldText(foldText(text)) === foldText(text)));
  t.pass();
});
