import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import test from 'ava';
import { DEFAULT_PARSER_LIMITS } from '../../src/parser/limits.ts';
import { ParseError } from '../../src/parser/parse-error.ts';
import { makePicture } from '../read/make-picture.ts';
import { makePdf } from '../read/pdf/make-pdf.ts';
import { hostileFiles } from './hostile-files.ts';
import { testParser } from './test-parser.ts';

test('every hostile file ends in one line or a draft within its limits, and the parser survives', async (t) => {
  t.timeout(600_000);
  const menu = await makePdf((pdf) => pdf.fontSize(14).text('Soup £4.50\nPie £9.00\nLobby £8.50'));
  const { memoryBytes } = DEFAULT_PARSER_LIMITS.text;
  // a shorter limit than in production, so that timeouts do not hold up the tests
  const within = (timeMs: number) =>
    testParser(t, { limits: { ...DEFAULT_PARSER_LIMITS, text: { memoryBytes, timeMs } } });
  const [parser, hurried] = [within(20_000), within(1500)];
  const locked = await makePdf((pdf) => pdf.text('Soup £4.50'), { userPassword: 'secret' });

  for (const { name, bytes, says, isRead, isSlow } of hostileFiles(menu, await makePicture(), locked)) {
    const error = await (isSlow ? hurried : parser).parse({ fileName: name, bytes: bytes() }).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    const said = error instanceof Error ? error.message : '';
    t.log(said || `${name}: read`);
    if (says) t.regex(said, says, name);
    if (isRead) t.is(said, '', name);
    if (error === null) continue;
    t.true(error instanceof ParseError, name);
    t.true(said.startsWith(`${name}: `) && !said.includes('\n') && said.length < 300, said);
  }
  const draft = await parser.parse({ fileName: 'menu.pdf', bytes: menu });
  t.is(itemsOf(draft.menus).length, 3);
});
