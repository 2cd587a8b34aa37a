import test from 'ava';
import { askedNear } from '../../src/api/near/asked-near.ts';

const first = (search: string) => {
  const asked = askedNear(search);
  return asked && { ...asked.readings[0], radius: asked.radius };
};

test('words that ask for what is near give the place, the rest of the search and the distance', (t) => {
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

test('words that ask for nothing near are left alone', (t) => {
  for (const search of ['linear pie', 'near', 'pizza in Stone', 'within 3 miles', 'turnaround curry']) {
    t.is(askedNear(search), null, search);
  }
});
