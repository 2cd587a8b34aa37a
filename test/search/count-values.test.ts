import test from 'ava';
import { namedAlike } from '../../src/search/count-values.ts';

test('a name counts what its filter finds: other spellings, and longer names that contain it', (t) => {
  t.deepEqual(namedAlike({ 'British, pub': 12, British: 50, 'BRITISH ': 30, Café: 4, '': 9 }), [
    { name: 'British', count: 92 },
    { name: 'British, pub', count: 12 },
    { name: 'Café', count: 4 },
  ]);
});
