import { ALLERGENS } from '@menu-data-service/menu-model/allergens';
import test from 'ava';
import { enrichItem } from '../src/enrich-item.ts';

const stated = (description: string, name = 'House Plate'): string =>
  enrichItem({ name, description })
    .evidence.flatMap(({ field, basis, state, value }) =>
      field === 'allergens' && basis === 'stated' ? [`${value} ${state}`] : [],
    )
    .sort()
    .join(', ');

test('traces of all allergens are traces of each, in every language', (t) => {
  const each = ALLERGENS.map(({ code }) => `${code} may contain`)
    .sort()
    .join(', ');
  for (const says of [
    ...[
      'May contain traces of all allergens',
      'May contain any of the 14 allergens',
      'Traces of every allergen possible',
    ],
    ...[
      'Kann Spuren aller Allergene enthalten',
      'Kan sporen van alle allergenen bevatten',
      'Peut contenir des traces de tous les allergènes',
    ],
    ...['Puede contener trazas de todos los alérgenos', 'Può contenere tracce di tutti gli allergeni'],
    ...['Może zawierać wszystkie alergeny', 'Pode conter vestígios de todos os alergénios'],
  ])
    t.is(stated(says), each, says);
  t.is(stated('May contain traces of other allergens'), '');
});

test('exceptions from "no allergens" are present, and the rest stays unknown', (t) => {
  for (const says of [
    ...['Allergens: none except milk', 'No allergens apart from milk', 'Free from all allergens other than milk'],
    ...['Allergene: keine außer Milch', 'Allergènes : aucun sauf lait', 'Alérgenos: ninguno excepto leche'],
    ...[
      'Allergeni: nessuno tranne latte',
      'Alergénios: nenhum exceto leite',
      'Alergeny: brak oprócz mleka',
      'Allergenen: geen behalve melk',
    ],
  ]) {
    t.is(stated(says), 'MILK contains', says);
    t.regex(enrichItem({ name: 'Leek Plate', description: says }).allergens, /Unknown|estimated/, says);
  }
});

test('"no dish contains" is an absence and "not all contain" is not', (t) => {
  for (const says of [
    ...['No dish contains celery', 'None of our dishes contain celery', 'Nothing on this menu contains celery'],
    ...['Kein Gericht enthält Sellerie', 'Aucun plat ne contient de céleri', 'Ningún plato contiene apio'],
    ...[
      'Nessun piatto contiene sedano',
      'Nenhum prato contém aipo',
      'Żadne danie nie zawiera selera',
      'Geen enkel gerecht bevat selderij',
    ],
  ])
    t.is(stated(says), 'CELERY free', says);
  t.is(stated('No added sugar contains celery'), 'CELERY contains');
  for (const says of ['Not all dishes contain celery', 'Does not always contain celery', 'May not contain celery'])
    t.is(stated(says), 'CELERY may contain', says);
});

test('each label is read with its own answer', (t) => {
  for (const [says, told] of [
    ['GF: no, DF: yes', 'GLUTEN contains, MILK free'],
    ['GF: yes DF: no', 'GLUTEN free, MILK contains'],
    ['GF ✓ DF ✗', 'GLUTEN free, MILK contains'],
    ['✓ GF ✗ DF', 'GLUTEN free, MILK contains'],
    ['Leek pie ✓ GF ✗ DF', ''],
    ['Vegan ✗ gluten free ✓, dairy free ✗', 'GLUTEN free, MILK contains'],
    ['Gluten free | no | dairy free | yes', 'GLUTEN contains, MILK free'],
    ['GF, DF: no', 'MILK contains'],
    ['Allergens: milk: no, eggs: yes', 'EGGS contains, MILK free'],
    ['Contains: milk = no, eggs = yes', 'EGGS contains, MILK free'],
    ['Fish (no), celery (yes)', 'CELERY contains'],
    ['Allergens: fish (yes), eggs (no), celery (traces)', 'CELERY may contain, FISH contains'],
    ['Halal: no celery: yes', 'CELERY contains'],
    ['Contains fish (no celery)', 'CELERY free, FISH contains'],
    ['Walnuts: no', ''],
    ['Fish: No. 4', ''],
    ['Gluten free: no added sugar', ''],
    ['GF: yes/no', ''],
  ] as const)
    t.is(stated(says), told, says);
  for (const name of ['Cake (GF, N)', 'Soup (GF): leek and potato', 'Cake GF'])
    t.is(stated('', name), 'GLUTEN free', name);
});

test('ingredients used in a kitchen may be in dishes promised without them', (t) => {
  for (const says of [
    ...['Nut free, but we use nuts', 'Nut free, nuts are used throughout our bakery'],
    ...[
      'Nut free. Our kitchen also uses nuts',
      'Nut free but may contain nuts',
      'Nut free. Prepared where nuts are used.',
    ],
  ])
    t.is(stated(says), 'NUTS free, NUTS may contain, PEANUTS free, PEANUTS may contain', says);
  t.is(
    stated('Nut free (nuts used in kitchen)'),
    'NUTS may contain, PEANUTS may contain',
    'a bracket limits the promise',
  );
  for (const says of [
    'Made without nuts. No fish is used in our kitchen',
    'Fish free. We use soya free flour in our kitchen',
    'Milk free, oat milk is used',
  ])
    t.false(/may contain/.test(stated(says)), says);
});

test('a warning in a heading applies to each dish below it', (t) => {
  const under = (section: string, description: string | null = null): string[] =>
    enrichItem({ name: 'Leek Plate', description, section }).evidence.flatMap(({ basis, value, state }) =>
      basis === 'stated' ? [`${value} ${state}`] : [],
    );
  for (const heading of ['May contain celery', 'Soups (may contain celery)', 'Kann Sellerie enthalten'])
    t.deepEqual(under(heading), ['CELERY may contain'], heading);
  t.deepEqual(under('Not suitable for coeliacs'), ['GLUTEN may contain']);
  t.deepEqual(under('Not gluten free'), ['GLUTEN contains']);
  t.deepEqual(under('Soups (traces possible)', 'Celery free'), ['CELERY may contain', 'CELERY free']);
  t.deepEqual(under('Fish'), []);
});

test('traces of something other than an allergen warn of nothing', (t) => {
  t.is(stated('Celery free. May contain traces of alcohol.'), 'CELERY free');
  t.is(stated('Celery free. May contain bones.'), 'CELERY free');
  t.is(stated('Celery free, no traces'), 'CELERY free');
});

test('a warning applies to promises in another text of the dish', (t) => {
  const { evidence } = enrichItem({ name: 'House Plate (celery free)', description: 'Traces possible' });
  t.true(evidence.some(({ value, state }) => value === 'CELERY' && state === 'may contain'));
});

test('"no allergens" with an exception in brackets is not a complete list', (t) => {
  t.regex(
    enrichItem({ name: 'Leek Plate', description: 'No allergens (apart from milk)' }).allergens,
    /Unknown|estimated/,
  );
});

test('"neither" negates all of several allergens in other languages', (t) => {
  for (const says of [
    'Ne contient ni lait ni céleri',
    'Bevat noch melk noch selderij',
    'Enthält weder Milch noch Sellerie',
  ])
    t.is(stated(says), 'CELERY free, MILK free', says);
});

test('a statement about something else retracts no promise', (t) => {
  for (const says of [
    ...[
      'Not vegan but gluten free',
      'Gluten free, not suitable for vegans',
      'Gluten free (not vegan)',
      'Not spicy. Gluten free.',
    ],
    ...['Gluten free (contains milk)', 'No nuts, gluten free', 'Contains no nuts and is gluten free'],
  ])
    t.regex(stated(says), /GLUTEN free/, says);
});

test('a denied, excepted or negatively answered diet is not stated', (t) => {
  for (const says of [
    ...[
      'Vegan: no',
      'Vegan ✗',
      'Vegan: nein',
      '✗ vegan',
      'Neither vegan nor halal',
      'Nicht vegan',
      'Végan : non',
      'Non è vegano',
    ],
    ...['No es vegano', 'Não é vegano', 'Nie jest wegańskie', 'Vegan (except the sauce)', 'Vegan but the sauce is not'],
  ])
    t.false(enrichItem({ name: 'House Plate', description: says }).vegan, says);
  for (const says of ['Vegan: yes', 'Vegan ✓', 'Vegan: ja', 'Vegano: sì', 'Vegan, not spicy'])
    t.true(enrichItem({ name: 'House Plate', description: says }).vegan, says);
});
