import test from 'ava';
import { read } from './legend-page.ts';

const FIGURES = '1=Gluten, 1a=wheat, 3=eggs, 7=milk, 8=nuts, 8b=cashew, 9=celery';
const LETTERS = 'A=Gluten, C=eggs, G=milk, H=nuts, L=celery';
const REST = ['Herb loaf', 'Root mash', 'Corn soup'];

for (const [legend, dish, name, contains] of [
  [FIGURES, 'Leek tart (8b)', 'Leek tart', ['NUTS']],
  [FIGURES, 'Bean stew (1a,7)', 'Bean stew', ['GLUTEN', 'MILK']],
  [FIGURES, 'Bean stew (1a, 9)', 'Bean stew', ['CELERY', 'GLUTEN']],
  [FIGURES, 'Plum bake (8f)', 'Plum bake', ['NUTS']],
  [FIGURES, 'Plum bake 3,7', 'Plum bake', ['EGGS', 'MILK']],
  ['20 Getreide, 20a Weizen, 21 Ei, 22 Milch, 26 Nüsse, 26a Mandeln', 'Reis (20a, 26a)', 'Reis', ['GLUTEN', 'NUTS']],
  ['1 = wheat; 2a = egg white; 2b = egg yolk; 3 = milk', 'Flan (2b,3)', 'Flan', ['EGGS', 'MILK']],
  ['8 = nuts, 8.1 = almonds, 8.2 = hazelnuts, 1 = gluten', 'Torte (8.1)', 'Torte', ['NUTS']],
  ['8 = nuts, 8.1 = almonds, 8.2 = hazelnuts, 1 = gluten', 'Torte (1, 8.2)', 'Torte', ['GLUTEN', 'NUTS']],
  [FIGURES, 'Torte (1.3.7)', 'Torte', ['EGGS', 'GLUTEN', 'MILK']],
  [LETTERS, 'Plum bake (A) with salad', 'Plum bake with salad', ['GLUTEN']],
  [LETTERS, 'Rice pot (A,C) with sauce (G)', 'Rice pot with sauce', ['EGGS', 'GLUTEN', 'MILK']],
  [LETTERS, 'Root bake [L], roast', 'Root bake, roast', ['CELERY']],
  [
    'Fi = Fisch, Ei = Eier, Wz = Weizen, Sen = Senf, Mi = Milch',
    'Filet (Fi,Wz) mit Dip (Ei,Sen)',
    'Filet mit Dip',
    ['EGGS', 'FISH', 'GLUTEN', 'MUSTARD'],
  ],
  ['Fi - Fisch, Ei - Eier, Mi - Milch', 'Filet (Fi)', 'Filet', ['FISH']],
  ['Egg = eggs, Mk = milk, Nut = nuts, Fish = fish', 'Rice pot (Egg,Mk)', 'Rice pot', ['EGGS', 'MILK']],
  ['Egg = eggs, Mk = milk, Nut = nuts, Fish = fish', 'Plum bake (Nut)', 'Plum bake', ['NUTS']],
] as const)
  test(`reads the codes of "${dish}" by "${legend}"`, (t) => {
    const [first] = read(legend, dish, ...REST);
    t.deepEqual(first, { name, description: null, contains: [...contains], review: [] });
  });

test('an unknown code is reported, and its neighbours count', (t) => {
  const [stew, bake] = read(LETTERS, 'Bean stew (A,Q,G)', 'Plum bake (C,Zx)', ...REST);
  const review = (code: string) => [`the legend does not explain the code "${code}"`];
  t.deepEqual(stew, { name: 'Bean stew', description: null, contains: ['GLUTEN', 'MILK'], review: review('q') });
  t.deepEqual(bake, { name: 'Plum bake', description: null, contains: ['EGGS'], review: review('zx') });
});

test('a code for an additive in the legend is neither an allergen nor a doubt', (t) => {
  const legend = '1=contains colorants, 2=sweetener, 11=gluten, 11w=wheat, 17=milk, 19=nuts';
  const [first] = read(legend, 'Sponge (1,2,11w,17)', ...REST);
  t.deepEqual(first, { name: 'Sponge', description: null, contains: ['GLUTEN', 'MILK'], review: [] });
});

test('words in brackets are not codes', (t) => {
  const dishes = ['Fried rice (egg or prawn)', 'Tacos (3 pieces)', 'Soup (small)'];
  t.deepEqual(
    read(LETTERS, ...dishes, ...REST)
      .slice(0, 3)
      .map(({ name }) => name),
    dishes,
  );
});

test('a legend below the last dish is not part of its description', (t) => {
  for (const legend of [LETTERS, 'A = Gluten, C = Eier, G = Milch, H = Nüsse', FIGURES]) {
    const last = read(legend, 'Bean stew', ...REST).at(-1);
    t.is(last?.description, null, legend);
    t.deepEqual(last?.contains, []);
  }
});
