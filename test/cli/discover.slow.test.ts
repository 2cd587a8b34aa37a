import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { runMenus } from '../support/run-menus.ts';
import { serve } from '../support/serve.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { commandLine } from './command-line.ts';
import { PLAIN_PAGE } from './menu-page.ts';

const HOME = '<html><body><a href="/lunch">Lunch menu</a> <a href="/vouchers">Gift vouchers</a></body></html>';

/** A website of two pages, and the requested paths. */
async function website(t: ExecutionContext) {
  const asked: string[] = [];
  const address = await serve(t, ({ url = '' }, response) => {
    asked.push(url);
    const page = url === '/' ? HOME : url === '/lunch' ? PLAIN_PAGE : undefined;
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page);
  });
  return { address: `${address}/`, asked };
}

test('a website yields a menu, and is not visited again', async (t) => {
  const { menus } = await commandLine(t, { ALLOW_PRIVATE_SOURCES: 'true' });
  const { address, asked } = await website(t);
  await menus('restaurants', 'add', '--name', 'The Kiln', '--city', 'Leek', '--postcode', 'ST13 5AA');
  t.regex((await menus('discover')).stderr, /No restaurant with a website is without a menu/);
  t.regex((await menus('discover', 'The Kiln')).stderr, /The Kiln has no website; `menus restaurants edit/);
  t.is((await menus('restaurants', 'edit', 'The Kiln', '--website', address)).code, 0);
  const found = await menus('discover');
  t.is(found.code, 0, found.stderr);
  t.regex(
    found.stdout,
    /^The Kiln\n.*: 1 menu, 3 requests, 1 addresses not opened\n {2}stored .*\/lunch {2}html, Lunch Menu, 5 dishes/,
  );
  t.regex((await menus('list')).stdout, /The Kiln[\s\S]*Lunch Menu, version 1/);
  t.deepEqual(asked, ['/robots.txt', '/', '/lunch']);
  await menus('discover');
  t.is(asked.length, 3);
});

test('one command discovers menus for a CSV file of restaurants, and a repeat requests nothing', async (t) => {
  const { menus } = await commandLine(t, { ALLOW_PRIVATE_SOURCES: 'true' });
  const { address, asked } = await website(t);
  const list = join(await temporaryFolder(t, 'list'), 'leek.csv');
  await writeFile(list, `name,city,postcode,website\nThe Kiln,Leek,ST13 5AA,${address}\nThe Loom,Leek,ST13 5AB,\n`);
  t.regex((await menus('discover', list, '--dry-run')).stdout, /1 menu, 3 requests/);
  asked.length = 0;
  for (const _time of ['first', 'again']) t.is((await menus('discover', list)).code, 0);
  t.regex((await menus('list')).stdout, /The Kiln[\s\S]*Lunch Menu, version 1/);
  t.deepEqual(asked, ['/robots.txt', '/', '/lunch']);
});

test('a dry run lists every address with its findings and why it was not opened, without a database', async (t) => {
  const { address } = await website(t);
  const { stdout, code, stderr } = await runMenus(['discover', address, '--dry-run', '--json'], {
    env: { ALLOW_PRIVATE_SOURCES: 'true', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
  });
  t.is(code, 0, stderr);
  const report = JSON.parse(stdout) as { pages: readonly object[]; menus: readonly object[]; requests: number };
  t.is(report.requests, 3);
  t.like(report.menus[0], {
    address: `${address}lunch`,
    kind: 'html',
    name: 'Lunch Menu',
    items: 5,
    verdict: 'store',
    same: [],
  });
  t.like(report.pages.at(-1), {
    address: `${address}vouchers`,
    opened: false,
    verdict: 'not opened',
    why: 'left out: vouchers',
  });
});

test('refuses and names a site on an address that is not public', async (t) => {
  const { address, asked } = await website(t);
  const refused = await runMenus(['discover', address, '--dry-run']);
  t.is(refused.code, 4);
  t.regex(refused.stdout, /127\.0\.0\.1 is not a public address/);
  t.deepEqual(asked, []);
});
