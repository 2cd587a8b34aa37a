import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { packageRoot } from '../../src/lib/package-root.ts';
import { PLAIN_PAGE } from '../cli/menu-page.ts';
import { testDatabase } from '../support/database.ts';
import { runMenus } from '../support/run-menus.ts';
import { serve } from '../support/serve.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const page = await readFile(join(packageRoot, 'docs/county.md'), 'utf8');
const COMMANDS = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
  [...block.matchAll(/npx menus (.+)/g)].map(([, command = '']) => command),
);

const HYGIENE = `<?xml version="1.0"?><FHRSEstablishment><EstablishmentCollection><EstablishmentDetail>
<FHRSID>1</FHRSID><BusinessName>The Kiln</BusinessName><BusinessType>Restaurant/Cafe/Canteen</BusinessType>
<AddressLine1>1 High Street</AddressLine1><AddressLine2>Leek</AddressLine2><PostCode>ST13 5AA</PostCode>
</EstablishmentDetail></EstablishmentCollection></FHRSEstablishment>`;

test('the commands of docs/county.md lead from open data to menus in service', async (t) => {
  t.timeout(240_000);
  const { url } = await testDatabase(t);
  const website = await serve(t, ({ url: path }, response) => {
    const pages: Record<string, string> = { '/': '<a href="/lunch">Lunch menu</a>', '/lunch': PLAIN_PAGE };
    const body = pages[path ?? ''];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(body);
  });
  const folder = await temporaryFolder(t, 'county');
  await writeFile(join(folder, 'ONSPD_UK.csv'), 'pcd7,pcds,doterm,lat,long\nST135AA,ST13 5AA,,53.106,-2.024\n');
  await writeFile(join(folder, 'FHRS270en-GB.xml'), HYGIENE);
  await writeFile(join(folder, 'websites.csv'), `name,city,postcode,website\nThe Kiln,Leek,ST13 5AA,${website}/\n`);
  const printed = new Map<string, string>();
  for (const command of COMMANDS) {
    const { code, stdout, stderr } = await runMenus(command.split(' '), {
      env: { DATABASE_URL: url, ALLOW_PRIVATE_SOURCES: 'true' },
      cwd: folder,
    });
    t.is(code, 0, `${command}: ${stderr}`);
    printed.set(command, stdout);
  }
  t.regex(printed.get('discover websites.csv') ?? '', /stored .*\/lunch/);
  const list = printed.get('list') ?? '';
  t.regex(list, /The Kiln[\s\S]*Lunch Menu, version 1/);
  t.is(list.match(/The Kiln/g)?.length, 1, 'the list and the hygiene file name one restaurant');
});
