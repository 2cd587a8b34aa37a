import type { AllergenCode } from '@menu-data-service/allergens';
import test from 'ava';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';

interface Card {
  readonly heading: string;
  readonly legend: string;
  /** Name, codes with commas, price, and what the codes stand for. */
  readonly dishes: readonly (readonly [string, string, string, readonly AllergenCode[]])[];
}

const CARDS: Readonly<Record<string, Card>> = {
  German: {
    heading: 'Hauptgerichte',
    legend: 'A Glutenhaltiges Getreide, C Eier, D Fisch, F Soja, G Milch, I Sellerie, J Senf',
    dishes: [
      ['Zander auf Linsen', 'A,D,G', '18,90', ['GLUTEN', 'FISH', 'MILK']],
      ['Roulade mit Rotkohl', 'I,J', '21,50', ['CELERY', 'MUSTARD']],
      ['Gemüsepfanne mit Reis', 'F,I', '14,20', ['SOYA', 'CELERY']],
    ],
  },
  French: {
    heading: 'Plats',
    legend: '1 gluten, 3 œufs, 4 poisson, 7 lait, 9 céleri, 14 mollusques',
    dishes: [
      ['Filet de bar', '4,7', '22,00 €', ['FISH', 'MILK']],
      ['Tarte aux pommes', '1,3,7', '8,00 €', ['GLUTEN', 'EGGS', 'MILK']],
      ['Salade de poulpe', '9,14', '15,00 €', ['CELERY', 'MOLLUSCS']],
    ],
  },
  Spanish: {
    heading: 'Raciones',
    legend: 'G gluten, H huevos, L lácteos, FS frutos de cáscara, M moluscos',
    dishes: [
      ['Croquetas caseras', 'G,L,H', '9,50 €', ['GLUTEN', 'MILK', 'EGGS']],
      ['Pulpo a la gallega', 'M,L', '16,00 €', ['MOLLUSCS', 'MILK']],
      ['Ensalada templada', 'FS,L', '11,00 €', ['NUTS', 'MILK']],
    ],
  },
  Italian: {
    heading: 'Primi',
    legend: '1 glutine, 3 uova, 7 latte, 8 frutta a guscio, 9 sedano, 14 molluschi',
    dishes: [
      ['Tagliatelle al ragù', '1,3,9', '12,00', ['GLUTEN', 'EGGS', 'CELERY']],
      ['Spaghetti alle vongole', '1,14', '15,00', ['GLUTEN', 'MOLLUSCS']],
      ['Gnocchi al pesto', '1,7,8', '12,50', ['GLUTEN', 'MILK', 'NUTS']],
    ],
  },
  Polish: {
    heading: 'Dania główne',
    legend: '1 gluten, 3 jaja, 4 ryby, 7 mleko, 9 seler',
    dishes: [
      ['Pierogi ruskie', '1,3,7', '28,00 zł', ['GLUTEN', 'EGGS', 'MILK']],
      ['Dorsz pieczony', '4,7', '45,00 zł', ['FISH', 'MILK']],
      ['Zupa krem', '7,9', '18,00 zł', ['MILK', 'CELERY']],
    ],
  },
  Portuguese: {
    heading: 'Pratos',
    legend: '2 crustáceos, 3 ovos, 4 peixe, 7 leite, 10 mostarda, 14 moluscos',
    dishes: [
      ['Bacalhau à casa', '3,4', '14,00 €', ['EGGS', 'FISH']],
      ['Arroz de marisco', '2,14', '18,00 €', ['CRUSTACEANS', 'MOLLUSCS']],
      ['Bife do lombo', '7,10', '15,00 €', ['MILK', 'MUSTARD']],
    ],
  },
};

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

for (const [language, { heading, legend, dishes }] of Object.entries(CARDS)) {
  test(`${language} codes are what the legend says, however both are printed`, (t) => {
    for (const [form, name] of Object.entries(NAMES)) {
      for (const [kind, explained] of Object.entries(LEGENDS)) {
        const rows = dishes.map(
          ([dish, codes, price]) => `<li><h3>${name(dish, codes)}</h3><span>${price}</span></li>`,
        );
        const page = `<h1>Card</h1><h2>${heading}</h2><ul>${rows.join('')}</ul>${explained(legend)}`;
        const items = recogniseHtml(page).menus.flatMap(({ sections }) => sections.flatMap((section) => section.items));
        for (const [dish, , , codes] of dishes) {
          const found = items.find((item) => item.name === dish);
          t.deepEqual(found?.stated.contains, codes, `${dish}, codes ${form}, legend ${kind}`);
        }
      }
    }
  });
}

test('numbers of allergens are no prices', (t) => {
  const { legend, dishes } = CARDS.French ?? { legend: '', dishes: [] };
  const rows = dishes.map(([dish, codes, price]) => `<li><h3>${dish}</h3><p>${codes}</p><span>${price}</span></li>`);
  const [menu] = recogniseHtml(`<h1>Carte</h1><h2>Plats</h2><ul>${rows.join('')}</ul><p>${legend}</p>`).menus;
  t.deepEqual(
    menu?.sections[0]?.items.map(({ name, price, stated }) => [name, price, stated.contains]),
    dishes.map(([name, , price, codes]) => [name, Number.parseFloat(price), codes]),
  );
});

test('without a legend a number behind a name stays, and a letter that is a size too', (t) => {
  const page = (names: readonly string[]) =>
    `<h1>Card</h1><h2>Pizza</h2>${names.map((name) => `<p>${name} 9.50</p>`).join('')}`;
  const names = (html: string) =>
    recogniseHtml(html).menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items.map(({ name }) => name)));
  const printed = ['Margherita L', 'Funghi L', 'Diavola L'];
  t.deepEqual(names(page(printed)), printed);
});
