import test from 'ava';
import { sampleMenus } from '../support/asked/sample-menus.ts';
import { searchOver } from '../support/search-index.ts';

const index = searchOver(sampleMenus());

async function found(search: string) {
  const page = await index.searchItems({
    ...{ search, filter: { allergenCertainty: 'any' as const }, limit: 100, offset: 0, withoutMenus: [] },
  });
  return page.hits.map(({ item, sectionName }) => ({ name: item.name, sectionName }));
}

test('a food with conditions matches dishes, not the name of a place', async (t) => {
  const wanted = await found('gluten free pizza');
  t.false(wanted.some(({ sectionName }) => sectionName === 'Dolci'));
  t.true((await found('vegan pizza')).length > 0);
  t.is((await found('vegan burger in tamworth'))[0]?.name, 'Green Yard');
});

test('excluding a food excludes its kinds and dishes made with it', async (t) => {
  const names = (await found('pizza without cheese')).map(({ name }) => name);
  t.true(names.includes('Marinara'));
  for (const cheesy of ['Margherita', 'Quattro Formaggi', 'Calzone']) t.false(names.includes(cheesy), cheesy);
});

test('drops words beside a name before words of the name', async (t) => {
  t.regex((await found('hot dog'))[0]?.name ?? '', /dog/i);
  t.regex((await found('gren curry'))[0]?.name ?? '', /^Green Curry/);
  t.regex((await found('falafel wrap'))[0]?.name ?? '', /Falafel/);
});

test('does not take a missing dish for another with a similar spelling', async (t) => {
  for (const missing of ['laksa', 'pierogi', 'hot toddy'])
    t.false(
      (await found(missing)).some(({ name }) => /lasagne|peroni|gelato/i.test(name)),
      missing,
    );
});

test('common foods of six languages find their English counterparts', async (t) => {
  for (const [typed, english] of [
    ['hamburguesa vegana', 'vegan burger'],
    ['auberginen', 'aubergine'],
    ['poivrons', 'pepper'],
    ['melanzane', 'aubergine'],
    ['soczewica', 'lentil'],
    ['bolo de banana', 'cake banana'],
  ] as const) {
    const [first] = await found(typed);
    t.deepEqual(first, (await found(english))[0], typed);
  }
});
