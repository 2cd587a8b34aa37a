import { MAX_LINKS, MAX_SITEMAP_ADDRESSES, MAX_VISIT_LINKS } from '@menu-data-service/menu-model/bounds';
import { runSync } from '@menu-data-service/menu-model/time-slices';
import test from 'ava';
import { createLinkConsiderer } from '../../../src/ingest/discover/consider-links.ts';
import { createFrontier } from '../../../src/ingest/discover/frontier.ts';
import { sitemapAddresses } from '../../../src/ingest/discover/sitemap.ts';

const HOME = 'https://www.the-crown.example/';

const addressesOf = (sitemap: string) =>
  sitemapAddresses(
    HOME,
    {
      robots: { sitemaps: async () => [], isAllowed: async () => true, delayMs: async () => 0 },
      text: async () => sitemap,
      open: () => Promise.reject(new Error('a sitemap is all that is asked for')),
      sent: { requests: 0, bytes: 0 },
    },
    60,
  );

test('reads a sitemap up to its bounds, whatever is between its tags', async (t) => {
  t.deepEqual(await addressesOf(`<loc>\n <![CDATA[ ${HOME}a ]]></loc><loc>${HOME}b?x=1&amp;y=2</loc>`), [
    `${HOME}a`,
    `${HOME}b?x=1&y=2`,
  ]);
  t.deepEqual(await addressesOf(`<loc>${' '.repeat(400_000)}`), []);
  t.deepEqual(await addressesOf(`<loc>${HOME}${'a'.repeat(2000)}</loc><loc>${HOME}b</loc>`), [`${HOME}b`]);
  t.is((await addressesOf(`<loc>${HOME}a</loc>`.repeat(2000))).length, MAX_SITEMAP_ADDRESSES);
});

test('a visit considers a limited number of different addresses', async (t) => {
  const frontier = createFrontier();
  const limits = { requests: 60, steps: 3 };
  const links = createLinkConsiderer({ frontier, limits, place: '', facts: [], site: () => 'the-crown.example' });
  const page = { address: HOME, base: HOME, promise: 5, steps: 0, dishes: 0 };
  for (let first = 0; first < MAX_VISIT_LINKS + MAX_LINKS; first += MAX_LINKS) {
    const own = Array.from({ length: MAX_LINKS }, (_, i) => `/page-${first + i}`);
    await links.consider({
      ...page,
      links: own.map((href) => ({ href, kind: 'link', place: 'content', words: '', heading: '' })),
    });
  }
  t.true(frontier.knows(`${HOME}page-${MAX_VISIT_LINKS - 1}`));
  t.false(frontier.knows(`${HOME}page-${MAX_VISIT_LINKS}`));
  t.deepEqual(
    links.refused().map(({ address, why }) => ({ address, why })),
    [
      {
        address: `${HOME}page-${MAX_VISIT_LINKS}`,
        why: `this and what follows: more than ${MAX_VISIT_LINKS} addresses`,
      },
    ],
  );
});

test('an address linked again with a higher score moves ahead of earlier ones', (t) => {
  const frontier = createFrontier();
  const link = { href: '', kind: 'link', place: 'content', words: '', heading: '' } as const;
  for (const [name, promise] of [
    ['a', 5],
    ['b', 5],
    ['c', 4],
    ['c', 9],
    ['a', 6],
    ['b', 6],
  ] as const)
    frontier.add({ address: HOME + name, link, from: HOME, promise, steps: 1 });
  const opened = [0, 1, 2, 3].map(() => runSync(frontier.next(false))?.address.slice(HOME.length));
  t.deepEqual(opened, ['c', 'a', 'b', undefined]);
});
