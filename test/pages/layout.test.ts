import test from 'ava';
import { html } from '../../src/pages/html.ts';
import { layout } from '../../src/pages/layout.ts';

const SITE = {
  name: 'Menus',
  home: '/',
  navigation: [
    { path: '/find', label: 'Find' },
    { path: '/docs', label: 'Docs' },
  ],
  footer: html`<p>Ask us</p>`,
};
const PAGE = { path: '/docs', title: 'Docs & more', main: html`<h1>Docs</h1>` };

test('a page names itself, and its place in the navigation', (t) => {
  const page = layout(SITE, PAGE);
  t.true(page.startsWith('<!doctype html>'));
  t.true(page.includes('<title>Docs &amp; more</title>'));
  t.true(page.includes('<li><a href="/find">Find</a></li><li><a href="/docs" aria-current="page">Docs</a></li>'));
  t.true(page.includes('<main class="content" id="main"><h1>Docs</h1></main>'));
  t.true(page.includes('<p>Ask us</p>'));
  for (const absent of ['name="description"', 'rel="canonical"', 'class="broad"', 'undefined', 'false']) {
    t.false(page.includes(absent), absent);
  }
});

test('a page has its description and canonical address', (t) => {
  const page = layout(SITE, {
    ...PAGE,
    description: 'Of the API',
    canonical: 'https://menus.example/docs',
    broad: true,
  });
  t.true(page.includes('<meta name="description" content="Of the API">'));
  t.true(page.includes('<link rel="canonical" href="https://menus.example/docs">'));
  t.true(page.includes('<body class="broad">'));
});

test('a page may have its own main part', (t) => {
  const page = layout(SITE, { ...PAGE, bringsMain: true, main: html`<main>Docs</main>` });
  t.is([...page.matchAll(/<main/g)].length, 1);
  t.true(page.includes('<div class="content" id="main"><main>Docs</main></div>'));
});
