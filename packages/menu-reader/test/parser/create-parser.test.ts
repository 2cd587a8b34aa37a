import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test, { type ExecutionContext } from 'ava';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import sharp from 'sharp';
import { childPermissions } from '../../src/parser/child-permissions.ts';
import { createParserPool } from '../../src/parser/create-parser-pool.ts';
import { DEFAULT_PARSER_LIMITS } from '../../src/parser/limits.ts';
import type { SourceToParse } from '../../src/parser/messages.ts';
import { ParseError } from '../../src/parser/parse-error.ts';
import { makePdf } from '../read/pdf/make-pdf.ts';
import { testParser } from './test-parser.ts';

function source(fileName: string, bytes: Uint8Array): SourceToParse {
  return { fileName, bytes };
}

const menuPdf = (): Promise<Buffer> =>
  makePdf((pdf) => {
    pdf.font('Helvetica-Bold').fontSize(18).text('Mains', 50, 60);
    ['Staffordshire lobby', 'Steak and ale pie', 'Fish and chips'].forEach((name, index) => {
      pdf
        .font('Helvetica')
        .fontSize(11)
        .text(name, 50, 100 + index * 24)
        .text('£9.50', 400, 100 + index * 24);
    });
  });

const menuPage = Buffer.from(
  '<html><body><h1>Lunch</h1><h2>Mains</h2><ul><li>Oatcakes £6.50</li><li>Lobby £8.00</li><li>Pie £9.00</li></ul></body></html>',
);

test('a PDF and a page become drafts in one child, and each page is reported', async (t) => {
  const registry = new Registry();
  const parser = testParser(t, { registry });
  const pages: string[] = [];

  const pdf = await parser.parse(source('menu.pdf', await menuPdf()), {
    onPage: (page, of) => pages.push(`${page}/${of}`),
  });
  const html = await parser.parse(source('menu.html', menuPage));

  t.deepEqual(pages, ['1/1']);
  const names = itemsOf(pdf.menus).map(({ name }) => name);
  t.deepEqual(names, ['Staffordshire lobby', 'Steak and ale pie', 'Fish and chips']);
  t.is(html.menus[0]?.sections[0]?.items.length, 3);
  t.regex(await registry.metrics(), /menus_parse_seconds_count\{outcome="parsed"\} 2/);
});

const tight = { memoryBytes: 60 * 1024 * 1024, timeMs: 20_000 };
const TIGHT = { ...DEFAULT_PARSER_LIMITS, text: tight, ocr: tight };

test('a document over the memory limit ends in one line', async (t) => {
  const parser = testParser(t, { limits: TIGHT });

  const error = await t.throwsAsync(parser.parse(source('menu.pdf', await menuPdf())), { instanceOf: ParseError });

  t.is(error?.message, 'menu.pdf: the document needed more than 60 MB to read');
  t.is(error?.reason, 'over limit');
});

test('a document in progress fails in one line when the parser is closed', async (t) => {
  const parser = testParser(t);
  const parsing = parser.parse(source('menu.pdf', await menuPdf()));
  await Promise.resolve();
  const failing = t.throwsAsync(parsing, { instanceOf: ParseError });

  await parser.close();

  t.is((await failing)?.message, 'menu.pdf: the reader ended unexpectedly (SIGKILL)');
  await t.throwsAsync(parser.parse(source('menu.html', menuPage)), { message: 'menu.html: the parser is closed' });
});

test('a damaged page is reported once and does not cost the others', async (t) => {
  const whole = await makePdf((pdf) => {
    pdf.fontSize(12).text('Soup £4.50\nPie £9.00\nLobby £8.50', 50, 60);
    pdf.addPage().text('Puddings', 50, 60);
  });
  const secondKid = /(?<=\/Kids \[\d+ 0 R )\d+/;
  const damaged = whole.toString('latin1').replace(secondKid, ({ length }) => '9'.repeat(length));
  const draft = await testParser(t).parse(source('menu.pdf', Buffer.from(damaged, 'latin1')));

  t.is(draft.menus[0]?.sections[0]?.items.length, 3);
  t.is(draft.review.filter((reason) => reason.startsWith('page 2: the page is damaged')).length, 1);
});

test('a document is explained in the same child, under the same limits', async (t) => {
  const pdf = await menuPdf();
  const parser = testParser(t);
  const narrow = testParser(t, { limits: TIGHT });

  t.regex(
    await parser.explain(source('menu.pdf', pdf)),
    /^<svg [\s\S]*>1 {2}Staffordshire lobby {2}£9\.50<[\s\S]*<\/svg>$/,
  );
  t.regex(await parser.explain(source('menu.html', menuPage)), /^heading +\S/m);
  await t.throwsAsync(narrow.explain(source('menu.pdf', pdf)), {
    instanceOf: ParseError,
    message: 'menu.pdf: the document needed more than 60 MB to read',
  });
});

test('a document over the time limit ends in one line and the next is read', async (t) => {
  const { memoryBytes } = DEFAULT_PARSER_LIMITS.text;
  const parser = testParser(t, { limits: { ...DEFAULT_PARSER_LIMITS, text: { memoryBytes, timeMs: 2000 } } });
  // takes several seconds, and far less than its memory limit
  const long = Buffer.from(`<html><body>${'<p>Soup £4.00 '.repeat(20_000)}`);

  const error = await t.throwsAsync(parser.parse(source('slow.html', long)), { instanceOf: ParseError });
  const next = await parser.parse(source('menu.html', menuPage));

  t.is(error?.message, 'slow.html: the document took longer than 2 s to read');
  t.is(next.menus[0]?.sections[0]?.items.length, 3);
});

test('several concurrent documents all come back, one after the other', async (t) => {
  const parser = testParser(t);

  const drafts = await Promise.all([1, 2, 3].map((number) => parser.parse(source(`${number}.html`, menuPage))));

  t.deepEqual(
    drafts.map(({ menus }) => menus[0]?.sections[0]?.items.length),
    [3, 3, 3],
  );
});

test('a file that is not a menu document is refused with its kind', async (t) => {
  const parser = testParser(t);

  await t.throwsAsync(parser.parse(source('menu.txt', Buffer.from('Soup 4.50'))), {
    instanceOf: ParseError,
    message: /^menu\.txt: this is plain text without any markup; HTML, PDF/,
  });
  await t.throwsAsync(parser.parse(source('menu.pdf', Buffer.alloc(0))), { message: 'menu.pdf: the file is empty' });
});

const PAGE = Buffer.from('<h1>Lunch</h1><ul><li>Oatcakes £6.50</li><li>Lobby £8.00</li><li>Pie £9.00</li></ul>');

test('several children read documents, and only the first reads pictures', async (t) => {
  const pool = createParserPool({ logger: pino({ level: 'silent' }) }, 2);
  t.teardown(() => pool.close());
  const blank = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const [page, picture] = await Promise.allSettled([
    pool.parse({ fileName: 'menu.html', bytes: PAGE }),
    // For the second child, which leaves it to the first: that one looks for text.
    pool.parse({ fileName: 'blank.png', bytes: blank }),
  ]);
  t.is(page.status === 'fulfilled' && page.value.menus[0]?.sections[0]?.items.length, 3);
  t.like(picture, { reason: { reason: 'no text', message: 'blank.png: the picture shows no text' } });
});

const run = promisify(execFile);
const knowsNetwork = process.allowedNodeEnvironmentFlags.has('--allow-net');

/** Results of the attempts under these options of node: 'done', or the code or message of the error. */
async function attempt(
  t: ExecutionContext,
  options: readonly string[],
  attempts: Readonly<Record<string, string>>,
  before = '',
): Promise<Record<string, string>> {
  const tries = Object.entries(attempts).map(
    ([name, code]) =>
      `said[${JSON.stringify(name)}] = await (async () => { ${code} })().then(() => 'done', (error) => error.code ?? error.cause?.code ?? error.cause?.message ?? error.message);`,
  );
  const script = `${before}\nconst said = {};\n${tries.join('\n')}\nconsole.log(JSON.stringify(said)); process.exit();`;
  const { stdout, stderr } = await run(process.execPath, [...options, '--input-type=module', '-e', script]);
  t.is(stderr, '');
  return JSON.parse(stdout);
}

test('the parser may read its code and use threads, but not read other files, write, delete or start programs', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'menus-permissions-'));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  const key = join(folder, 'key-encryption-key');
  await writeFile(key, 'secret');
  const said = await attempt(t, childPermissions(fileURLToPath(import.meta.url)), {
    read: `(await import('node:fs')).readFileSync(${JSON.stringify(fileURLToPath(import.meta.url))});`,
    environment: "(await import('node:fs')).readFileSync(['', 'proc', process.ppid, 'environ'].join('/'));",
    key: `(await import('node:fs')).readFileSync(${JSON.stringify(key)});`,
    thread: "const { Worker } = await import('node:worker_threads'); new Worker('', { eval: true });",
    write: `(await import('node:fs')).writeFileSync(${JSON.stringify(join(folder, 'left.txt'))}, 'x');`,
    remove: `(await import('node:fs')).rmdirSync(${JSON.stringify(folder)});`,
    program: "(await import('node:child_process')).spawnSync('true');",
    ...(knowsNetwork && { network: "await fetch('http://127.0.0.1:8999/');" }),
  });
  t.deepEqual(said, {
    read: 'done',
    environment: 'ERR_ACCESS_DENIED',
    key: 'ERR_ACCESS_DENIED',
    thread: 'done',
    write: 'ERR_ACCESS_DENIED',
    remove: 'ERR_ACCESS_DENIED',
    program: 'ERR_ACCESS_DENIED',
    ...(knowsNetwork && { network: 'ERR_ACCESS_DENIED' }),
  });
  t.deepEqual(await readdir(folder), ['key-encryption-key']);
});

test('network requests of libraries in the parser are refused in every way', async (t) => {
  const forbid = new URL('../../src/parser/forbid-network.js', import.meta.url).href;
  const said = await attempt(
    t,
    [],
    {
      fetch: "await fetch('http://127.0.0.1:8999/');",
      http: "const { get } = await import('node:http'); get('http://127.0.0.1:8999/');",
      tls: "const { connect } = await import('node:tls'); connect(8999, '127.0.0.1');",
      listen: "const { createServer } = await import('node:net'); createServer().listen(0);",
      datagram:
        "const { createSocket } = await import('node:dgram'); createSocket('udp4').send('x', 8999, '127.0.0.1');",
      name: "const { lookup } = await import('node:dns/promises'); await lookup('localhost');",
    },
    `(await import(${JSON.stringify(forbid)})).forbidNetwork();`,
  );
  for (const [way, what] of Object.entries(said)) t.is(what, 'the parser has no network', way);
});

test('worker threads, which would have a network, cannot start in the parser', async (t) => {
  const forbid = new URL('../../src/parser/forbid-network.js', import.meta.url).href;
  const said = await attempt(
    t,
    [],
    {
      worker: "const { Worker } = await import('node:worker_threads'); new Worker('', { eval: true });",
      required: "new (process.getBuiltinModule('node:worker_threads').Worker)('', { eval: true });",
      hooks: "const { register } = await import('node:module'); register('data:text/javascript,');",
    },
    `(await import(${JSON.stringify(forbid)})).forbidNetwork();`,
  );
  for (const [way, what] of Object.entries(said)) t.is(what, 'the parser has no further threads', way);
});
