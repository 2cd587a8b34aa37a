import test from 'ava';
import { askedNear } from '../../../src/search/understanding/asked-near.ts';

const first = (search: string) => {
  const asked = askedNear(search);
  return asked && { ...asked.readings[0], radius: asked.radius };
};

test('extracts the place, the rest of the search and the distance', (t) => {
  t.deepEqual(first('curry near ST15 8ZX'), { place: 'ST15 8ZX', search: 'curry', radius: null });
  t.deepEqual(first('vegan curry close to st15 under £10'), {
    ...{ place: 'st15', search: 'vegan curry under £10', radius: null },
  });
  t.deepEqual(first('pizza within 3 miles of Stone'), { place: 'Stone', search: 'pizza', radius: 3 * 1.609344 });
  t.deepEqual(first('pizza in 2.5km from Stoke-on-Trent, no nuts'), {
    ...{ place: 'Stoke-on-Trent, no nuts', search: 'pizza', radius: 2.5 },
  });
  t.deepEqual(
    askedNear('pie near Stoke on Trent')?.readings.map(({ place, search }) => [place, search]),
    [
      ['Stoke on Trent', 'pie'],
      ['Stoke on', 'pie Trent'],
      ['Stoke', 'pie on Trent'],
    ],
  );
});

test('leaves searches without a place alone', (t) => {
  for (const search of [
    'linear pie',
    'near',
    'pizza in Stone',
    'within 3 miles',
    'turnaround curry',
    'a mile high pie',
  ]) {
    t.is(askedNear(search), null, search);
  }
});

/** Question, place, the rest, kilometres. */
const ASKED: readonly (readonly [question: string, place: string, rest: string, radius?: number])[] = [
  ['pizza near Leek', 'Leek', 'pizza'],
  ['pizza near to Leek', 'Leek', 'pizza'],
  ['Pizza NEAR leek', 'leek', 'Pizza'],
  ['near Leek', 'Leek', ''],
  ['near Leek vegan pizza', 'Leek', 'vegan pizza'],
  ['vegan curry near ST16 2AA', 'ST16 2AA', 'vegan curry'],
  ['vegan curry near st162aa', 'st162aa', 'vegan curry'],
  ['vegan curry near ST16', 'ST16', 'vegan curry'],
  ['tapas around EC1A 1BB', 'EC1A 1BB', 'tapas'],
  ['tapas around EC1A', 'EC1A', 'tapas'],
  ['fish and chips close to B1 1AA', 'B1 1AA', 'fish and chips'],
  ['fish and chips close to Stafford please', 'Stafford', 'fish and chips please'],
  ['oatcakes not far from Stoke-on-Trent', 'Stoke-on-Trent', 'oatcakes'],
  ['oatcakes round Burton upon Trent', 'Burton upon Trent', 'oatcakes'],
  ['burger within 2 miles of Stone', 'Stone', 'burger', 3.218688],
  ['burger within 2 mi of Stone', 'Stone', 'burger', 3.218688],
  ['burger within 1 mile of ST15 8ZX', 'ST15 8ZX', 'burger', 1.609344],
  ['burger within a 1 mile of ST15', 'ST15', 'burger', 1.609344],
  ['ramen within 5km of Leek', 'Leek', 'ramen', 5],
  ['ramen within 5 km of Leek', 'Leek', 'ramen', 5],
  ['ramen within 1.5 kilometres of Leek', 'Leek', 'ramen', 1.5],
  ['ramen within 1.5 kilometers of Leek', 'Leek', 'ramen', 1.5],
  ['ramen within 10 kms from Leek', 'Leek', 'ramen', 10],
  ['gluten free pizza near Stone under £12', 'Stone', 'gluten free pizza under £12'],
  ['cheap starters near Newcastle-under-Lyme', 'Newcastle-under-Lyme', 'cheap starters'],
  ['sunday roast near Leek, no nuts', 'Leek', 'sunday roast no nuts'],
  ['halal kebab near st1 open late', 'st1', 'halal kebab open late'],
  ['breakfast within 3 miles of Uttoxeter vegetarian', 'Uttoxeter', 'breakfast vegetarian', 4.828032],
  ['coffee near St. Ives', 'St. Ives', 'coffee'],
  ["pie near King's Lynn", "King's Lynn", 'pie'],
  ['curry 3 miles from Stone', 'Stone', 'curry', 4.828032],
  ['curry within a mile of Stone', 'Stone', 'curry', 1.609344],
  ['curry less than five miles from Stone', 'Stone', 'curry', 8.04672],
  ['Pizza in der Nähe von Leek', 'Leek', 'Pizza'],
  ['Pizza in der Naehe von Leek', 'Leek', 'Pizza'],
  ['Pizza im Umkreis von 2,5 Kilometern um Leek', 'Leek', 'Pizza', 2.5],
  ["curry près d'Hanley sans noix", 'Hanley', 'curry sans noix'],
  ['curry à moins de 3 km de Stone', 'Stone', 'curry', 3],
  ['pollo a menos de 3 millas de Stone', 'Stone', 'pollo', 4.828032],
  ['pollo cerca de Stone', 'Stone', 'pollo'],
  ['pizza entro 4 chilometri da Leek', 'Leek', 'pizza', 4],
  ['pizza vicino a Leek', 'Leek', 'pizza'],
  ['zupa w promieniu 5 kilometrów od Leek', 'Leek', 'zupa', 5],
  ['zupa w pobliżu Leek', 'Leek', 'zupa'],
  ['sopa perto de Leek', 'Leek', 'sopa'],
  ['sopa num raio de 10 km de Leek', 'Leek', 'sopa', 10],
  ['dhal near DE14 2WF no dairy', 'DE14 2WF', 'dhal no dairy'],
];

test('reads many phrasings of nearby alike', (t) => {
  for (const [question, place, rest, radius = null] of ASKED) {
    const asked = askedNear(question);
    const reading = asked?.readings.find((one) => one.place === place);
    t.deepEqual([asked?.radius, reading?.search], [radius, rest], question);
  }
});
