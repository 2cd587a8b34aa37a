import test from 'ava';
import { nextVersion } from '../../src/domain/next-version.ts';

const latest = { menuId: 7, version: 3, active: true, presented: 'p', content: 'c' };

test('a new menu is version 1 without a previous one', (t) => {
  t.deepEqual(nextVersion(null, { presented: 'p', content: 'c' }), { step: 'create', version: 1, previous: null });
});

test('what presents the same and holds the same is kept', (t) => {
  t.deepEqual(nextVersion(latest, { presented: 'p', content: 'c' }), { step: 'keep', current: latest });
});

test('what presents the same and holds better estimates is revised', (t) => {
  t.deepEqual(nextVersion(latest, { presented: 'p', content: 'd' }), { step: 'revise', current: latest });
});

test('what presents something else is the next version', (t) => {
  t.deepEqual(nextVersion(latest, { presented: 'q', content: 'd' }), { step: 'create', version: 4, previous: latest });
});

test('what was withdrawn and is presented again is the next version', (t) => {
  const withdrawn = { ...latest, active: false };
  t.deepEqual(nextVersion(withdrawn, { presented: 'p', content: 'c' }), {
    step: 'create',
    version: 4,
    previous: withdrawn,
  });
});
