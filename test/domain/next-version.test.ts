import test from 'ava';
import { nextVersion } from '../../src/domain/next-version.ts';

const latest = { menuId: 7, version: 3, active: true, presented: 'p', content: 'c' };

test('a new menu is version 1 without a previous one', (t) => {
  t.deepEqual(nextVersion(null, { presented: 'p', content: 'c' }), { step: 'create', version: 1, previous: null });
});

test('keeps a version with the same presentation and content', (t) => {
  t.deepEqual(nextVersion(latest, { presented: 'p', content: 'c' }), { step: 'keep', current: latest });
});

test('revises a version with the same presentation and better estimates', (t) => {
  t.deepEqual(nextVersion(latest, { presented: 'p', content: 'd' }), { step: 'revise', current: latest });
});

test('another presentation is the next version', (t) => {
  t.deepEqual(nextVersion(latest, { presented: 'q', content: 'd' }), { step: 'create', version: 4, previous: latest });
});

test('a withdrawn menu that is presented again is the next version', (t) => {
  const withdrawn = { ...latest, active: false };
  t.deepEqual(nextVersion(withdrawn, { presented: 'p', content: 'c' }), {
    step: 'create',
    version: 4,
    previous: withdrawn,
  });
});
