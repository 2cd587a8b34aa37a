import test from 'ava';
import { enrichItem } from '../src/enrich-item.ts';

const SIGNS = ['%s (gluten free +£2)', '%s - gluten free crust £1.50 extra', '%s (GF / vegan mozzarella +2)'];
/** Headings over dishes with an available variant. */
const VARIANTS: readonly string[] = [
  ...SIGNS.map((says) => says.replace('%s', 'Pizzas')),
  ...['Gluten free and regular pizzas', 'Regular & gluten free', 'Classic / GF pastas', 'Gluten free or traditional'],
  ...['Pasta and gluten free pasta', 'Nuts & nut free', 'Burgers with gluten free bun', 'Wraps gluten free dough'],
  ...[
    'Pizzen (glutenfrei +2 €)',
    'Glutenfrei & klassisch',
    'Pizzen, klassisch, glutenfrei',
    'Glutenfreie und normale Nudeln',
  ],
  ...['Pizzas (sans gluten +2 €)', 'Classiques et sans gluten', 'Sans gluten ou normales'],
  ...['Pizzas (sin gluten +2 €)', 'Clásicas y sin gluten', 'Pizze (senza glutine +2 €)', 'Classiche e senza glutine'],
  ...['Pizza’s (glutenvrij +2 €)', 'Glutenvrij en gewoon', 'Pizza (bez glutenu +5 zł)', 'Klasyczne i bez glutenu'],
  ...['Pizzas (sem glúten +2 €)', 'Clássicas e sem glúten'],
];

const promised = (section: string): string[] => {
  const { evidence, vegan } = enrichItem({ name: 'Grilled leek plate', description: null, section });
  return [...evidence.flatMap(({ value, state }) => (state === 'free' ? [value] : [])), ...(vegan ? ['vegan'] : [])];
};

test('a heading promises nothing that costs more or is one of several kinds', (t) => {
  for (const heading of VARIANTS) t.deepEqual(promised(heading), [], heading);
});

test('a heading that describes its dishes promises it', (t) => {
  for (const heading of [
    'Gluten free pizzas',
    'Pizzas (gluten free)',
    'Pizzas £12 (gluten free)',
    'Glutenfreie Pizzen',
  ])
    t.deepEqual(promised(heading), ['GLUTEN'], heading);
  t.deepEqual(promised('Gluten free & vegan'), ['GLUTEN', 'vegan']);
});

test('a name with the surcharge of a variant promises nothing about the dish', (t) => {
  for (const name of [
    'Leek pie (GF +£2)',
    'Leek pie GF +1.50',
    'Leek pie (gluten free £2)',
    'Leek pie (gluten free pastry)',
  ]) {
    const { evidence } = enrichItem({ name, description: null });
    t.false(
      evidence.some(({ state }) => state === 'free'),
      name,
    );
  }
  const { evidence } = enrichItem({ name: 'Leek pie (GF) £9', description: null });
  t.true(evidence.some(({ value, state }) => value === 'GLUTEN' && state === 'free'));
});
