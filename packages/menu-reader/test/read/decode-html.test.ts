import test from 'ava';
import iconv from 'iconv-lite';
import { decodeHtml } from '../../src/read/decode-html.ts';

const text = '<p>Crème brûlée – “Café” £6.50 or €7.50</p>';
const page = (head: string, encoding: string) => iconv.encode(head + text, encoding);

test('the charset of the header, the meta element or the mark is used', (t) => {
  t.true(decodeHtml(page('', 'windows-1252'), 'text/html; charset=windows-1252').endsWith(text));
  t.true(decodeHtml(page('<meta charset="windows-1252">', 'windows-1252')).endsWith(text));
  t.true(
    decodeHtml(page('<meta http-equiv=content-type content="text/html; charset=windows-1252">', 'win1252')).endsWith(
      text,
    ),
  );
  t.is(decodeHtml(iconv.encode(text, 'utf-16le', { addBOM: true })), text);
  t.is(decodeHtml(iconv.encode(text, 'utf-16be', { addBOM: true })), text);
  t.is(decodeHtml(iconv.encode(text, 'utf-8', { addBOM: true })), text);
  t.is(
    decodeHtml(page('<?xml version="1.0" encoding="ISO-8859-15"?>', 'ISO-8859-15').subarray(0, 60)).slice(0, 5),
    '<?xml',
  );
});

test('ISO-8859-1 means windows-1252, as in every browser', (t) => {
  t.true(decodeHtml(page('', 'windows-1252'), 'text/html; charset=ISO-8859-1').includes('“Café” £6.50 or €7.50'));
});

test('a UTF-8 page that declares another charset is read correctly', (t) => {
  t.true(decodeHtml(page('<meta charset="iso-8859-1">', 'utf-8')).endsWith(text));
});

test('a page that falsely declares UTF-8 is guessed', (t) => {
  t.true(decodeHtml(page('<meta charset="utf-8">', 'windows-1252'), 'text/html; charset=utf-8').includes('£6.50'));
});

test('a page without a charset is guessed', (t) => {
  t.true(decodeHtml(page('', 'windows-1252')).includes('Crème brûlée – “Café” £6.50'));
  t.is(decodeHtml(Buffer.from(text)), text);
});
