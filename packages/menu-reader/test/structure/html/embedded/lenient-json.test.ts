import test from 'ava';
import { parseLenient } from '../../../../src/structure/html/embedded/lenient-json.ts';
import { dishesIn, linkedScript } from './data-page.ts';

const NAMES = ['Leek Tart', 'Beef Stew', 'Fish Pie', 'Plum Crumble'];
const item = (name: string, more = ''): string => `{"@type": "MenuItem", "name": "${name}"${more}, "price": "9.50"}`;
const ITEMS = NAMES.map((name) => item(name));
const menuOf = (items: readonly string[]): string => `{"@type": "Menu", "hasMenuItem": [\n${items.join(',\n')}]}`;
const MENU = menuOf(ITEMS);
const escaped = (json: string, quote = '&quot;'): string => json.replaceAll('&', '&amp;').replaceAll('"', quote);

const UNTIDY: Readonly<Record<string, string>> = {
  'escaped as a whole': escaped(MENU),
  'escaped as a whole by numbers': escaped(MENU, '&#34;'),
  'escaped as a whole by hexadecimal numbers': escaped(MENU, '&#x22;'),
  'with the end of a CDATA section behind a comment': `//<![CDATA[\n${MENU}\n// ]]>`,
  'with an escaped end of a CDATA section': `${MENU}\n// ]]&gt;`,
  'with an escaped end of a CDATA section in a comment': `${MENU}\n/* ]]&gt; */`,
  'with a quote that nobody escaped': menuOf([
    ...ITEMS.slice(1),
    item(NAMES[0] ?? '', ', "description": "A 12" base"'),
  ]),
  'with quoted words': menuOf([...ITEMS.slice(1), item(NAMES[0] ?? '', ', "description": "Our "best", by far"')]),
  'with a quote at the end of a text': menuOf([
    ...ITEMS.slice(1),
    item(NAMES[0] ?? '', ', "description": "Loaf of 12"", "a": "b\\"c"'),
  ]),
  'with comments to the end of the line': MENU.replace('[\n', '[ // https://example.org is no comment\n'),
  'with a comment between lines': MENU.replaceAll(',\n', ', /* next */\n'),
  'after another object': `{"@type": "WebSite", "name": "Otter"}\n${MENU}`,
  'before another object': `${MENU};{"@type": "WebSite", "name": "Otter"}`,
  'beside another object': `${MENU}, {"@type": "WebSite", "name": "Otter"}`,
  'after another object, with a quote and a comment': `{"a": "12" wide"} // one\n${MENU}`,
};

for (const [kind, json] of Object.entries(UNTIDY))
  test(`linked data is read ${kind}`, (t) => {
    t.deepEqual(
      dishesIn(linkedScript(json))
        .map(({ name }) => name)
        .sort(),
      [...NAMES].sort(),
    );
  });

test('the content of strings is not repaired', (t) => {
  const texts = ['// no comment', 'a /* b */ c', '},{', '} {', ',]', 'say \\"hi\\"', '&quot;', 'http://example.org'];
  for (const broken of ['', ','])
    t.deepEqual(parseLenient(`["${texts.join('", "')}"${broken}]`), [
      ...texts.slice(0, 5),
      'say "hi"',
      ...texts.slice(6),
    ]);
  t.is(parseLenient('{"a": nothing}'), undefined);
  t.is(parseLenient('A 12" base'), undefined);
});
