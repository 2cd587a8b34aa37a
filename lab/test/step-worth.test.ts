import type { GoldDocument } from '@menu-data-service/menu-reader/test/measure/gold';
import test from 'ava';
import { stepWorths, worthTable } from '../reader/measure/step-worth.ts';

const names = ['Leek Soup', 'Beef Pie', 'Pea Risotto', 'Roast Hake'];
const items = names.map((name, i) => ({ name, description: null, price: i + 5.5 }));
const gold: GoldDocument = { kind: 'html', menus: [{ name: null, sections: [{ name: 'Mains', items }] }] };
const copy = `<section><h2>Mains</h2>${items.map(({ name, price }) => `<p>${name} ${price}0</p>`).join('')}</section>`;

test('a step is worth the loss of the figures without it', (t) => {
  const source = { html: copy + copy };
  const worths = stepWorths([{ id: 'twice', file: 'twice.html', gold, setAside: false, source }]);
  const folding = worths.find(({ step }) => step === 'folded repeats');
  t.is(folding?.changed, 1);
  t.is(folding?.better, 1);
  t.is(folding?.byKind.get('html')?.f1, 1 - (2 * 4) / (4 + 8));
  t.regex(worthTable(worths), /^folded repeats +1 +1 +0 +\+333 0 0 *$/m);
  t.is(worths.find(({ step }) => step === 'rivers')?.changed, 0);
});
