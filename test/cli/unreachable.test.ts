import test from 'ava';
import { freePort } from '../support/free-port.ts';
import { runMenus } from '../support/run-menus.ts';

for (const command of [
  'restaurants list',
  'sources',
  'migrate',
  'clients list',
  'ingest menu.pdf --restaurant Crown',
]) {
  test(`"menus ${command}" ends with 5 if the database is away, and shows no password`, async (t) => {
    const port = await freePort();
    const env = { DATABASE_URL: `postgres://menus:hush-hush@127.0.0.1:${port}/menus` };
    const { code, stdout, stderr } = await runMenus(command.split(' '), { env });
    t.is(code, 5, stderr);
    t.regex(stderr, new RegExp(`the database menus at 127\\.0\\.0\\.1:${port} cannot be used: nothing listens there`));
    t.false(`${stdout}${stderr}`.includes('hush-hush'));
    t.notRegex(`${stdout}${stderr}`, /^\s+at /m, 'no stack');
  });
}

for (const command of ['index verify', 'index rebuild', 'index keys']) {
  test(`"menus ${command}" ends with 5 if the search engine is away`, async (t) => {
    const env = { MEILI_URL: `http://127.0.0.1:${await freePort()}` };
    const { code, stderr } = await runMenus(command.split(' '), { env, stdin: 'master' });
    t.is(code, 5, stderr);
    t.regex(stderr, /does not answer \(MEILI_URL\)/);
  });
}
