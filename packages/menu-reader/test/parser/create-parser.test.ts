import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { Registry } from 'prom-client';
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
