import { createParser, ParseError } from '@menu-data-service/menu-reader';
import test from 'ava';
import { pino } from 'pino';
import { parseAhead } from '../../app/wiring/parse-ahead.ts';

const page = (name: string) => ({
  fileName: `${name}.html`,
  bytes: Buffer.from(`<h1>Lunch</h1><h2>Mains</h2><p>${name} £9.50</p><p>Oatcakes £6.00</p><p>Lobby £7.50</p>`),
});

test('reads documents begun ahead once, others on request', async (t) => {
  const parser = createParser({ logger: pino({ level: 'silent' }) });
  const asked: string[] = [];
  const counting: Pick<typeof parser, 'parse' | 'close'> = {
    parse: (source, options) => {
      asked.push(source.fileName);
      return parser.parse(source, options);
    },
    close: parser.close,
  };
  const bad = { fileName: 'bad.pdf', bytes: Buffer.from('%PDF-1.7 nothing') };
  const ahead = parseAhead(counting, [page('Pie'), bad]);
  t.teardown(() => ahead.close());
  t.deepEqual(asked, ['Pie.html', 'bad.pdf']);
  t.regex(JSON.stringify(await ahead.parse(page('Pie'))), /Pie/);
  await t.throwsAsync(ahead.parse(bad), { instanceOf: ParseError });
  t.regex(JSON.stringify(await ahead.parse(page('Stew'))), /Stew/);
  t.deepEqual(asked, ['Pie.html', 'bad.pdf', 'Stew.html']);
});
