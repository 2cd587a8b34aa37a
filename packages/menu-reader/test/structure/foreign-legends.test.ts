import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';

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

/** Dishes read from a card that prints them so. */
function read(heading: string, dishes: readonly string[], legend = '') {
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
        const items = read(heading, ['<ul>', ...rows, '</ul>'], explained(legend));
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
  const items = read(heading, ['<ul>', ...rows, '</ul>'], `<p>${legend}</p>`);
  t.deepEqual(
    items.map(({ name, price, stated }) => [name, price, stated.contains]),
    dishes.map(({ name, price, contains }) => [name, Number.parseFloat(price), contains]),
  );
});

test('without a legend a number behind a name stays, as does a letter that is a size', (t) => {
  const printed = ['Margherita L', 'Funghi L', 'Diavola L'];
  const items = read(
    'Pizza',
    printed.map((name) => `<p>${name} 9.50</p>`),
  );
  t.deepEqual(
    items.map(({ name }) => name),
    printed,
  );
});
