import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';
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

const INTRODUCED_LETTERS = 'G = gluten, D = dairy, E = eggs, N = nuts';
const INTRODUCED_FIGURES = '1 gluten, 2 crustaceans, 3 eggs, 4 fish, 5 peanuts, 6 soya, 7 milk, 8 nuts';

for (const [legend, dish, contains, mayContain] of [
  [INTRODUCED_LETTERS, 'Leek tart (Contains: G/D/E)', ['EGGS', 'GLUTEN', 'MILK']],
  [INTRODUCED_LETTERS, 'Leek tart [Contains: G,D]', ['GLUTEN', 'MILK']],
  [INTRODUCED_LETTERS, 'Leek tart (contains G & D)', ['GLUTEN', 'MILK']],
  [INTRODUCED_LETTERS, 'Leek tart (G and D)', ['GLUTEN', 'MILK']],
  [INTRODUCED_LETTERS, 'Leek tart (may contain: N)', [], ['NUTS']],
  [INTRODUCED_LETTERS, 'Leek tart (contains G, may contain N)', ['GLUTEN'], ['NUTS']],
  [INTRODUCED_LETTERS, 'Leek tart – enthält G, kann Spuren von N enthalten', ['GLUTEN'], ['NUTS']],
  [INTRODUCED_LETTERS, 'Leek tart (no G)', []],
  [INTRODUCED_LETTERS, 'Leek tart (free from: G, D)', []],
  [INTRODUCED_LETTERS, 'Leek tart (free from (G, D))', []],
  [INTRODUCED_LETTERS, 'Leek tart (does not contain G)', []],
  [INTRODUCED_LETTERS, 'Leek tart (sin G)', []],
  [INTRODUCED_FIGURES, 'Leek tart (1-4)', ['CRUSTACEANS', 'EGGS', 'FISH', 'GLUTEN']],
  [INTRODUCED_FIGURES, 'Leek tart (1 – 3, 7)', ['CRUSTACEANS', 'EGGS', 'GLUTEN', 'MILK']],
  [INTRODUCED_FIGURES, 'Leek tart {7}', ['MILK']],
  [INTRODUCED_FIGURES, 'Leek tart ¹ ⁷', ['GLUTEN', 'MILK']],
  [INTRODUCED_FIGURES, 'Leek tart¹⁷', ['GLUTEN', 'MILK']],
  [INTRODUCED_FIGURES, 'Leek tart³', ['EGGS']],
] as const)
  test(`"${dish}" by its legend`, (t) => {
    const [first] = read(legend, dish, ...REST);
    t.deepEqual([first?.contains, first?.mayContain], [[...contains], mayContain && [...mayContain]]);
  });

test('raised figures behind a name stay if no legend has them', (t) => {
  t.is(read(INTRODUCED_LETTERS, 'Leek tart²', ...REST)[0]?.name, 'Leek tart²');
});

for (const [line, contains, mayContain] of [
  ['Contains 1, 3. May contain 8', ['EGGS', 'GLUTEN'], ['NUTS']],
  ['Enthält: 1, 3', ['EGGS', 'GLUTEN']],
  ['<b>Contains:</b> 1, 3', ['EGGS', 'GLUTEN']],
  ['<b>May contain:</b> 8, 3', [], ['EGGS', 'NUTS']],
  ['Free from: 1, 3', []],
  ['<b>Free from:</b> 1, 3', []],
] as const)
  test(`a line of its own below a dish: "${line}"`, (t) => {
    const [first] = read(INTRODUCED_FIGURES, `Leek tart</h3><p>${line}</p><h3>`, ...REST);
    t.deepEqual(
      [first?.name, first?.contains, first?.mayContain],
      ['Leek tart', [...contains], mayContain && [...mayContain]],
    );
  });

test('absence by codes raises a doubt', (t) => {
  const [first] = read(INTRODUCED_LETTERS, 'Leek tart (free from: G, D)', ...REST);
  t.deepEqual(first?.review, ['what the dish is free from was left open: "free from: G, D"']);
});

test('words behind codes stay in the text and count', (t) => {
  const [first] = read(INTRODUCED_LETTERS, 'Leek tart</h3><p>Contains: G, D, peanuts</p><h3>', ...REST);
  t.deepEqual(first?.contains, ['GLUTEN', 'MILK', 'PEANUTS']);
});

/** By language the heading and the legend of a card; then each dish's name, codes, price and the meaning of the codes. */
const CARDS: Readonly<Record<string, string>> = {
  German: `Hauptgerichte | A Glutenhaltiges Getreide, C Eier, D Fisch, F Soja, G Milch, I Sellerie, J Senf
    Zander auf Linsen | A,D,G | 18,90 | GLUTEN,FISH,MILK
    Roulade mit Rotkohl | I,J | 21,50 | CELERY,MUSTARD
    Gemüsepfanne mit Reis | F,I | 14,20 | SOYA,CELERY`,
  French: `Plats | 1 gluten, 3 œufs, 4 poisson, 7 lait, 9 céleri, 14 mollusques
    Filet de bar | 4,7 | 22,00 € | FISH,MILK
    Tarte aux pommes | 1,3,7 | 8,00 € | GLUTEN,EGGS,MILK
    Salade de poulpe | 9,14 | 15,00 € | CELERY,MOLLUSCS`,
  Spanish: `Raciones | G gluten, H huevos, L lácteos, FS frutos de cáscara, M moluscos
    Croquetas caseras | G,L,H | 9,50 € | GLUTEN,MILK,EGGS
    Pulpo a la gallega | M,L | 16,00 € | MOLLUSCS,MILK
    Ensalada templada | FS,L | 11,00 € | NUTS,MILK`,
  Italian: `Primi | 1 glutine, 3 uova, 7 latte, 8 frutta a guscio, 9 sedano, 14 molluschi
    Tagliatelle al ragù | 1,3,9 | 12,00 | GLUTEN,EGGS,CELERY
    Spaghetti alle vongole | 1,14 | 15,00 | GLUTEN,MOLLUSCS
    Gnocchi al pesto | 1,7,8 | 12,50 | GLUTEN,MILK,NUTS`,
  Polish: `Dania główne | 1 gluten, 3 jaja, 4 ryby, 7 mleko, 9 seler
    Pierogi ruskie | 1,3,7 | 28,00 zł | GLUTEN,EGGS,MILK
    Dorsz pieczony | 4,7 | 45,00 zł | FISH,MILK
    Zupa krem | 7,9 | 18,00 zł | MILK,CELERY`,
  Portuguese: `Pratos | 2 crustáceos, 3 ovos, 4 peixe, 7 leite, 10 mostarda, 14 moluscos
    Bacalhau à casa | 3,4 | 14,00 € | EGGS,FISH
    Arroz de marisco | 2,14 | 18,00 € | CRUSTACEANS,MOLLUSCS
    Bife do lombo | 7,10 | 15,00 € | MILK,MUSTARD`,
};

function cardOf(text: string) {
  const [[heading = '', legend = ''] = [], ...rows] = text.split('\n').map((line) => line.trim().split(' | '));
  const dishes = rows.map(([name = '', codes = '', price = '', contains = '']) => ({
    ...{ name, codes, price },
    contains: contains.split(',') as AllergenCode[],
  }));
  return { heading, legend, dishes };
}

/** Dishes readCard from a card that prints them so. */
function readCard(heading: string, dishes: readonly string[], legend = '') {
  return itemsOf(recogniseHtml(`<h1>Card</h1><h2>${heading}</h2>${dishes.join('')}${legend}`).menus);
}

const NAMES: Readonly<Record<string, (name: string, codes: string) => string>> = {
  'in brackets': (name, codes) => `${name} (${codes.replaceAll(',', ', ')})`,
  'behind the name': (name, codes) => `${name} ${codes}`,
  raised: (name, codes) => `${name}<sup>${codes}</sup>`,
};

const LEGENDS: Readonly<Record<string, (legend: string) => string>> = {
  'on one line': (legend) => `<p>${legend}</p>`,
  'with signs of equality': (legend) => `<p>${legend.replace(/(^|, )(\w+) /g, '$1$2 = ')}</p>`,
  'as a list': (legend) => `<ul>${legend.replace(/[^,]+/g, '<li>$&</li>').replaceAll(',', '')}</ul>`,
};

for (const [language, card] of Object.entries(CARDS)) {
  test(`${language} codes mean what the legend says, however both are printed`, (t) => {
    const { heading, legend, dishes } = cardOf(card);
    for (const [form, printed] of Object.entries(NAMES)) {
      for (const [kind, explained] of Object.entries(LEGENDS)) {
        const rows = dishes.map(
          ({ name, codes, price }) => `<li><h3>${printed(name, codes)}</h3><span>${price}</span></li>`,
        );
        const items = readCard(heading, ['<ul>', ...rows, '</ul>'], explained(legend));
        for (const { name, contains } of dishes) {
          const found = items.find((item) => item.name === name);
          t.deepEqual(found?.stated.contains, contains, `${name}, codes ${form}, legend ${kind}`);
        }
      }
    }
  });
}

test('allergen numbers are not prices', (t) => {
  const { heading, legend, dishes } = cardOf(CARDS.French ?? '');
  const rows = dishes.map(({ name, codes, price }) => `<li><h3>${name}</h3><p>${codes}</p><span>${price}</span></li>`);
  const items = readCard(heading, ['<ul>', ...rows, '</ul>'], `<p>${legend}</p>`);
  t.deepEqual(
    items.map(({ name, price, stated }) => [name, price, stated.contains]),
    dishes.map(({ name, price, contains }) => [name, Number.parseFloat(price), contains]),
  );
});

test('without a legend a number behind a name stays, as does a letter that is a size', (t) => {
  const printed = ['Margherita L', 'Funghi L', 'Diavola L'];
  const items = readCard(
    'Pizza',
    printed.map((name) => `<p>${name} 9.50</p>`),
  );
  t.deepEqual(
    items.map(({ name }) => name),
    printed,
  );
});
