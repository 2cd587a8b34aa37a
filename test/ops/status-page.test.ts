import test from 'ava';
import { statusParts } from '../../src/ops/status-page.ts';

function verdict(status: object, ready: boolean) {
  const { html } = statusParts(status, { ready, checks: {} });
  const [, look, words] = /<div class="notice (\w+)"[^>]*><p><strong>([^<]*)</.exec(html) ?? [];
  return { look, words, troubles: [...html.matchAll(/<li>/g)].length };
}

test('the status page is good only if everything works and nothing needs attention', (t) => {
  const well = { menus: 2, index: { available: true, menus: 2, epoch: 'e' } };
  const behind = { menus: 3, index: { available: true, menus: 2, epoch: 'e' } };
  t.deepEqual(verdict(well, true), { look: 'good', words: 'All is well.', troubles: 0 });
  t.deepEqual(verdict(behind, true), { look: 'bad', words: 'It works, but needs attention:', troubles: 1 });
  t.deepEqual(verdict(well, false), { look: 'bad', words: 'Something is not working.', troubles: 0 });
});

test('omits unknown facts', (t) => {
  const { html } = statusParts({});
  for (const heading of ['What is in it', 'What waits', 'Search', 'Parts', 'Last errors', 'More']) {
    t.false(html.includes(`<h2>${heading}`), heading);
  }
  t.true(statusParts({ menus: 0, items: 0, waiting: 0, lastErrors: [] }).html.includes('0 menus with 0 dishes'));
});
