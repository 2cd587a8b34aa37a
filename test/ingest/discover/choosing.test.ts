import { runSync } from '@menu-data-service/menu-model/time-slices';
import type { PageLink } from '@menu-data-service/menu-reader';
import test from 'ava';
import { languageTwin, resolveLink, sameKey } from '../../../src/ingest/discover/address.ts';
import { branchesOf, branchFolder, otherBranch } from '../../../src/ingest/discover/consider-links.ts';
import { createFrontier } from '../../../src/ingest/discover/frontier.ts';
import { createHostTurns } from '../../../src/ingest/discover/host-turns.ts';
import { asideReason, linkText, menuLikelihood, PROMISING } from '../../../src/ingest/discover/rank-link.ts';
import { seasonOverReason, servedOf } from '../../../src/ingest/discover/seasons.ts';

const SITE = 'https://www.kiln.example';
const HOME = { promise: 0, dishes: 0, isNew: true };

const link = (words: string, given: Partial<PageLink> = {}): PageLink => ({
  ...{ href: '', kind: 'link', place: 'content', words, heading: '' },
  ...given,
});

const promise = (path: string, words = '', given: Partial<PageLink> = {}, page = HOME): number =>
  menuLikelihood(SITE + path, link(words, given), page);

test('ranks links by their words in six languages, by their address and by their position', (t) => {
  for (const words of ['Our menu', 'Speisekarte', 'La carte', 'Nuestra carta', 'Il menù', 'Nasze menu']) {
    t.true(promise('/x', words) >= 8, words);
  }
  for (const path of ['/menus', '/dinnerMenu_2026.pdf', '/food-menu.html', '/bkmenu.html', '/speisekarte.php']) {
    t.true(promise(path) >= PROMISING, path);
  }
  t.true(promise('/a.pdf', 'Lunch menu') > promise('/a', 'Lunch menu'), 'a document more than a page');
  t.true(promise('/a', 'Menu', { place: 'navigation' }) > promise('/a', 'Menu', { place: 'footer' }));
  t.true(promise('/a', '', { place: 'data' }) >= PROMISING, 'what linked data names');
  t.true(promise('/d.pdf', 'Download', { heading: 'Menus' }) > promise('/d.pdf', 'Download'));
  for (const words of ['Contact us', 'Gift vouchers', 'Weddings', 'Book a table', 'Datenschutz'])
    t.true(promise('/x', words) < 0, words);
});

test('pictures count if they are named as a menu, or shown by a page that should hold one', (t) => {
  const picture = { kind: 'picture' as const };
  t.true(promise('/img/menu-2.png', '', picture) >= PROMISING);
  t.true(promise('/img/pizza.jpg', 'Our pizza', picture) < PROMISING);
  t.true(promise('/img/board.jpg', '', picture, { promise: 10, dishes: 0, isNew: true }) >= PROMISING);
  t.true(promise('/img/board.jpg', '', picture, { promise: 10, dishes: 20, isNew: true }) < PROMISING);
  t.true(promise('/img/logo.png', '', picture, { promise: 10, dishes: 0, isNew: true }) < PROMISING);
});

test('gives the reason why a link is set aside', (t) => {
  const reason = (path: string, words: string) => asideReason(linkText(SITE + path, { words, heading: '' }));
  t.is(reason('/x', 'Gift vouchers'), 'vouchers');
  t.is(reason('/hochzeiten', ''), 'functions and weddings');
  t.is(reason('/x', 'Actualités'), 'news');
  t.is(reason('/menus', 'Menus'), null);
});

test('recognises one URL in all its spellings', (t) => {
  t.is(sameKey('http://kiln.example/a/index.html?b=1&a=2'), sameKey('https://www.kiln.example/a/?a=2&b=1'));
  t.not(sameKey('https://kiln.example/menu?week=1'), sameKey('https://kiln.example/menu?week=2'));
  t.is(resolveLink('../menu.html?utm_source=x#top', `${SITE}/a/b.html`), `${SITE}/menu.html`);
  t.is(resolveLink('mailto:a@kiln.example', SITE), null);
  t.is(languageTwin(`${SITE}/de/menu`)?.twin, languageTwin(`${SITE}/fr/menu`)?.twin);
  t.is(languageTwin(`${SITE}/menu`), null);
});

const candidate = (path: string, own: number, words = '') => ({
  ...{ address: SITE + path, link: link(words), from: SITE, promise: own, steps: 1 },
});

test('opens the most promising first, and once there is a menu nothing unpromising', (t) => {
  const frontier = createFrontier();
  for (const [path, own] of [
    ['/a', 1],
    ['/b', 9],
    ['/c', 2],
    ['/d', 5],
  ] as const)
    frontier.add(candidate(path, own));
  const order = (hasMenu: boolean) => runSync(frontier.next(hasMenu))?.address.slice(SITE.length);
  t.deepEqual([order(false), order(false), order(false), order(true)], ['/b', '/d', '/c', undefined]);
  t.deepEqual(
    frontier.skipped('no time').map(({ why }) => why),
    ['nothing suggests that it has a menu'],
  );
});

test('if most links of a list held menus, opens its other links too', (t) => {
  const opened = (menus: number) => {
    const frontier = createFrontier();
    const listed = (path: string, own: number) => {
      const { address, ...rest } = candidate(path, own);
      return { ...rest, address, link: link('', { place: 'navigation' }) };
    };
    for (const path of ['/starters', '/pasta', '/grill', '/story']) frontier.add(listed(path, PROMISING));
    frontier.add(listed('/burritos', 1));
    frontier.add(candidate('/elsewhere', 2));
    const order: string[] = [];
    for (let next = runSync(frontier.next(true)); next; next = runSync(frontier.next(true))) {
      order.push(next.address.slice(SITE.length));
      if (order.length <= menus) frontier.reward(next.address);
    }
    return order;
  };
  t.deepEqual(opened(3), ['/starters', '/pasta', '/grill', '/story', '/burritos']);
  t.deepEqual(opened(2), ['/starters', '/pasta', '/grill', '/story']);
});

test('opens an address once, pages of a calendar a few times, and one language of a page', (t) => {
  const frontier = createFrontier();
  for (let month = 1; month <= 20; month++) frontier.add(candidate(`/menu?month=${month}`, 9));
  for (const language of ['en', 'de', 'fr']) frontier.add(candidate(`/${language}/carte`, 8));
  frontier.add(candidate('/menu?month=1', 12));
  const opened: string[] = [];
  for (let next = runSync(frontier.next(false)); next; next = runSync(frontier.next(false)))
    opened.push(next.address.slice(SITE.length));
  t.is(opened.filter((path) => path.startsWith('/menu')).length, 3);
  t.is(opened.filter((path) => path.endsWith('/carte')).length, 1);
  t.is(new Set(opened).size, opened.length);
});

test('recognises a menu of a past time by its words', (t) => {
  const now = new Date('2026-11-23T12:00:00Z');
  const over = (words: string, ...others: string[]) =>
    seasonOverReason(servedOf(words), others.map(servedOf), now) !== null;
  t.true(over('Christmas menu 2025'));
  t.true(over('Weihnachtsmenü Weihnachten 2024'));
  t.false(over('Christmas menu 2026'));
  t.false(over('Christmas menu'));
  t.true(over('Menu summer 2026', 'Menu autumn 2026'));
  t.false(over('Menu summer 2026', 'Drinks autumn 2026'));
  t.false(over('menu 2020'), 'the only one is served on');
  t.true(over('menu 2024', 'menu 2026'));
  t.false(over('Lunch menu'));
});

test('leaves out the menus of other branches of a chain, if ours is known', (t) => {
  const addresses = ['/locations/leek', '/locations/stone', '/locations/stafford/menu'].map((path) => SITE + path);
  const folders = (of: readonly string[]) => of.flatMap((address) => branchFolder(address, 'kiln.example') ?? []);
  const branches = branchesOf(folders(addresses), []);
  const why = (path: string, place: string) => otherBranch(SITE + path, link(''), branches, place);
  t.is(why('/locations/stone/menu', 'The Kiln 1 High Street Leek'), 'left out: another branch (stone)');
  t.is(why('/locations/leek/menu', 'The Kiln 1 High Street Leek'), null);
  t.is(why('/locations/stone/menu', 'The Kiln Buxton'), null, 'a place that the site does not name');
  t.deepEqual(branchesOf(folders([`${SITE}/menu`, `${SITE}/locations/leek`]), []), []);
});

test('requests to one host wait for each other and for the pause, those to others do not', async (t) => {
  const turns = createHostTurns();
  const told: string[] = [];
  let release: () => void = () => undefined;
  const paused = new Promise<void>((resolve) => {
    release = resolve;
  });
  const take = (address: string, pause = Promise.resolve()) =>
    turns.take(
      address,
      async () => void told.push(address),
      () => pause,
    );
  const first = take('https://a.example/1', paused);
  const second = take('https://a.example/2');
  await first;
  await take('https://b.example/1');
  t.deepEqual(told, ['https://a.example/1', 'https://b.example/1']);
  release();
  await second;
  t.is(told.at(-1), 'https://a.example/2');
});
