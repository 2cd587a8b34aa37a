import test, { type ExecutionContext } from 'ava';
import type { Command } from 'commander';
import { createProgram } from '../../app/cli/program.ts';
import { freePort } from '../support/free-port.ts';
import { runMenus } from '../support/run-menus.ts';
import { startReceiver } from '../webhooks/receiver.ts';
import { commandLine, jsonLines } from './command-line.ts';

/** Likely typing mistakes, their exit codes, and the required answers. */
const MISTAKES: readonly (readonly [typed: string, code: number, says: RegExp])[] = [
  ['', 2, /Examples:[\s\S]*Commands:/],
  ['export', 2, /--out is needed/],
  ['export --out not/there', 4, /the folder above it must be there/],
  ['export --out x --format xml', 2, /--format takes ndjson, csv, parquet/],
  ['ingets menu.pdf', 2, /Did you mean ingest\?/],
  ['menu.pdf', 2, /menus ingest menu\.pdf --dry-run/],
  ['ingest', 2, /name at least one source/],
  ['ingest menu.pdf', 2, /say whose menu it is: --restaurant/],
  ['ingest menu.pdf --dryrun', 2, /Did you mean --dry-run\?/],
  ['ingest menu.pdf --restaurant=', 2, /--restaurant is empty/],
  ['ingest menu.pdf --restaurant', 2, /argument missing/],
  ['ingest menu.pdf --restaurant Crown --source-url crown', 2, /--source-url takes an address such as/],
  ['ingest a.pdf b.pdf --restaurant Crown --replaces 3', 2, /--replaces applies to one document, and 2 were given/],
  ['ingest a/menu.pdf b/menu.pdf --restaurant Crown', 2, /a\/menu\.pdf and b\/menu\.pdf have the same source address/],
  ['ingest menu.pdf --restaurant Crown --replaces x', 2, /--replaces takes the id of a menu/],
  ['ingest menu.pdf --restaurant Crown --replaces 2147483648', 2, /"2147483648" is not one/],
  ['ingest --withdraw twelve', 2, /"twelve" is not one/],
  ['ingest --withdraw 12 --dry-run', 2, /leave one of them out/],
  ['ingest --withdraw 12 --explain', 2, /nothing to --explain/],
  ['ingest a.pdf b.pdf --explain', 2, /--explain shows one document/],
  ['ingest nowhere.pdf --explain', 4, /nowhere\.pdf: there is no such file/],
  ['ingest menu.pdf --withdraw 12', 2, /it reads no sources/],
  ['ingest ftp://crown.example/menu.pdf --dry-run', 2, /begin with http:\/\/ or https:\/\//],
  ['ingest nowhere.pdf --dry-run', 4, /nowhere\.pdf: there is no such file/],
  ['ingest www.the-crown.example/menu --dry-run', 4, /write https:\/\/www\.the-crown\.example\/menu/],
  ['ingest nowhere.json --dry-run', 4, /nowhere\.json: there is no such file/],
  ['restaurants', 2, /restaurants add --name/],
  ['restaurants ad', 2, /Did you mean add\?/],
  ['restaurants add --name Crown', 2, /missing or empty: --city, --postcode/],
  [
    'restaurants add --name Crown --city Leek --postcode ST13',
    2,
    /"ST13" is not a UK postcode; expected one such as ST13 5AA/,
  ],
  ['restaurants edit Crown', 2, /nothing to change/],
  ['restaurants edit Crown --name=', 2, /empty: --name/],
  ['restaurants merge Crown', 2, /missing required argument 'into'/],
  ['show twelve', 2, /takes the id of a menu, a whole number such as 42; "twelve" is not one/],
  ['versions', 2, /missing required argument 'menu-id'/],
  ['restaurants import', 2, /missing required argument 'file'/],
  ['restaurants import nowhere.csv', 4, /nowhere\.csv: there is no such file/],
  ['clients create', 2, /--name/],
  ['clients create --name=', 2, /--name is empty/],
  ['clients rotate', 2, /missing required argument 'client-id'/],
  ['keys rotat', 2, /Did you mean rotate\?/],
  ['index verify', 2, /MEILI_URL is not set/],
  ['api', 2, /DATABASE_URL and MEILI_URL must be set/],
  ['sources now', 2, /too many arguments/],
];

for (const [typed, code, says] of MISTAKES) {
  test(`"menus ${typed}" ends with ${code} and says what is expected`, async (t) => {
    const finished = await runMenus(typed === '' ? [] : typed.split(' '));
    t.is(finished.code, code, finished.stderr);
    t.regex(finished.stderr, says);
    t.is(finished.stdout, '');
    t.notRegex(finished.stderr, /^\s+at /m, 'no stack');
  });
}

function isHelp(t: ExecutionContext, help: string): void {
  t.regex(help, /^Examples:\n {2}\S/);
  t.notRegex(help, /^ {2}--\S+(?: <\S+>)?$/m, 'an option without words');
}

for (const typed of ['', 'restaurants add'])
  test(`"menus ${typed}" with -h prints its help`, async (t) => {
    const { code, stdout, stderr } = await runMenus([...typed.split(' ').filter(Boolean), '-h']);
    t.deepEqual([code, stderr], [0, '']);
    isHelp(t, stdout);
  });

const withCommandsBelow = (command: Command): Command[] => [command, ...command.commands.flatMap(withCommandsBelow)];

test('the help of every command begins with examples and describes every option', (t) => {
  const commands = withCommandsBelow(createProgram());
  t.true(commands.length > 20);
  for (const command of commands) {
    const help: string[] = [];
    command.configureOutput({ writeOut: (text) => void help.push(text) }).outputHelp();
    isHelp(t, help.join(''));
  }
});

test('names wrong settings together, each with what is expected', async (t) => {
  const env = { PORT: 'abc', DATABASE_URL: 'localhost', MEILI_URL: 'search:7700' };
  const { code, stderr } = await runMenus(['restaurants', 'list'], { env });
  t.is(code, 1);
  t.regex(stderr, /PORT: expected a whole number from 1 to 65535/);
  t.regex(stderr, /DATABASE_URL: expected an address such as postgres:/);
  t.regex(stderr, /MEILI_URL: expected an address such as http/);
});

test('names a misspelt setting before the command runs', async (t) => {
  const env = { RATE_LIMIT_PER_MINTE: '10' };
  const { code, stdout, stderr } = await runMenus(['enrich'], { env, stdin: '{"name":"Chips"}\n' });
  t.is(code, 0);
  t.regex(stdout, /^\{"name":"Chips"/);
  t.is(stderr, 'warning: RATE_LIMIT_PER_MINTE is set but unknown; did you mean RATE_LIMIT_PER_MINUTE?\n');
});

test('menus enrich adds the family on request, and null if a name does not say which dish it is', async (t) => {
  const { stdout } = await runMenus(['enrich', '--family'], { stdin: '{"name":"Fish & Chips"}\n{"name":"Special"}\n' });
  const dishes = jsonLines<{ family: string | null }>(stdout);
  t.deepEqual(
    dishes.map(({ family }) => family),
    ['chip-fish', null],
  );
});

test('names a bad line of dishes after the good ones before it', async (t) => {
  const { code, stdout, stderr } = await runMenus(['enrich'], { stdin: '{"name":"Chips"}\n{"nam":"Pie"}\n' });
  t.is(code, 4);
  t.is(stdout.trim().split('\n').length, 1);
  t.regex(stderr, /standard input, line 2: "name" must be a text/);
});

for (const [command, option, most] of [
  ['api', '--export-every-seconds', 604_800],
  ['ingest-worker', '--check-every-hours', 8760],
] as const) {
  test(`menus ${command} ${option} takes a whole number up to ${most}`, async (t) => {
    for (const value of ['many', '1.5', String(most + 1)]) {
      const { code, stderr } = await runMenus([command, option, value]);
      t.is(code, 2, value);
      t.true(stderr.includes(`Expected a whole number from 0 to ${most}.`), stderr);
    }
  });
}

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

test('webhooks are added, listed, tested, rotated and removed at the command line, and a secret is shown once', async (t) => {
  const command = await commandLine(t, { KEY_ENCRYPTION_KEY: 'ab'.repeat(32), ALLOW_PRIVATE_SOURCES: 'true' });
  const menus = (...args: string[]) => command.menus('webhooks', ...args);
  const receiver = await startReceiver(t);
  const added = await menus('add', receiver.url, '--types', 'allergen.*', '--json');
  t.is(added.code, 0, added.stderr);
  const { id, secret } = JSON.parse(added.stdout) as { id: string; secret: string };
  t.regex(secret, /^whsec_/);
  receiver.secret = secret;
  const [listed, tested, rotated] = await Promise.all([
    menus('list'),
    menus('test', id),
    menus('rotate', id, '--json'),
  ]);
  t.true(listed.stdout.includes(`${id}  active    allergen.added,`), listed.stdout);
  t.false(listed.stdout.includes('whsec_'));
  t.is(tested.stdout, 'answered 204\n');
  t.is(receiver.taken.length, 1);
  t.not((JSON.parse(rotated.stdout) as { secret: string }).secret, secret);
  receiver.answer = 500;
  const [failed, nobody, resumed] = await Promise.all([menus('test', id), menus('rotate', 'x'), menus('resume', id)]);
  t.deepEqual([failed.code, failed.stdout], [1, 'answered 500; expected 200 to 299\n']);
  t.deepEqual([nobody.code, resumed.code], [2, 0]);
  t.regex(nobody.stderr, /there is no webhook x; menus webhooks list shows their ids/);
  t.is((await menus('remove', id)).code, 0);
  t.regex((await menus('list')).stderr, /There are no webhooks yet/);
});
