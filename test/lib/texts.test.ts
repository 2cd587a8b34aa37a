import test from 'ava';
import { parseAddressList } from '../../src/lib/address-list.ts';
import { nearest } from '../../src/lib/nearest.ts';
import { structuredDictionary } from '../../src/lib/structured-field.ts';

test('finds addresses and ranges of both kinds, also IPv4 written as IPv6', (t) => {
  const isListed = parseAddressList('10.0.0.0/8, 192.0.2.7,2001:db8::/32, ::1');
  for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.7', '2001:db8:5::1', '::1'])
    t.true(isListed(address), address);
  for (const address of ['11.0.0.1', '192.0.2.8', '2001:db9::1', '127.0.0.1', '', 'localhost', '10.0.0.0/8'])
    t.false(isListed(address), address);
});

test('names an invalid entry', (t) => {
  t.throws(() => parseAddressList('10.0.0.0/8, proxy'), { message: /"proxy" is neither/ });
  t.throws(() => parseAddressList('10.0.0.0/33'), { message: /"10\.0\.0\.0\/33" is neither/ });
});

const PARAMETERS = ['search', 'limit', 'excludeAllergens', 'maxPrice', 'minPrice'];
const RESTAURANTS = ['Moorland Oatcake Hatch', 'The Kiln Oatcake Shop', 'The Tipsy Badger', 'Ruby Balti House'];

test('finds the nearest word despite case, punctuation and typos', (t) => {
  t.is(nearest('exclude_alergens', PARAMETERS), 'excludeAllergens');
  t.is(nearest('MAXPRICE', PARAMETERS), 'maxPrice');
  t.is(nearest('serach', PARAMETERS), 'search');
  t.is(nearest('price', PARAMETERS), 'maxPrice');
  t.is(nearest('tipsy badger', RESTAURANTS), 'The Tipsy Badger');
});

test('a prefix of a long name is enough', (t) => {
  t.is(nearest('The Klin', RESTAURANTS), 'The Kiln Oatcake Shop');
  t.is(nearest('exclude', PARAMETERS), 'excludeAllergens');
});

test('suggests nothing that cannot be meant', (t) => {
  t.is(nearest('Curious Cat', RESTAURANTS), undefined);
  t.is(nearest('colour', PARAMETERS), undefined);
  t.is(nearest('x', PARAMETERS), undefined);
  t.is(nearest('x'.repeat(10_000), PARAMETERS), undefined);
  t.is(nearest('', PARAMETERS), undefined);
  t.is(nearest('a', []), undefined);
});

test('serialises a dictionary as in RFC 9651', (t) => {
  t.is(structuredDictionary({}), '');
  t.is(structuredDictionary({ text: 'pie', vegan: true, spicy: false }), 'text="pie", vegan, spicy=?0');
  t.is(
    structuredDictionary({ max: { decimal: 10 }, min: { decimal: 4.99 }, kcal: 500 }),
    'max=10.0, min=4.99, kcal=500',
  );
  t.is(structuredDictionary({ free: [{ token: 'MILK' }, { token: 'NUTS' }], none: [] }), 'free=(MILK NUTS), none=()');
  t.is(
    structuredDictionary({ corrected: [{ value: 'vegn', parameters: { to: 'vegan', sure: true } }] }),
    'corrected=("vegn";to="vegan";sure)',
  );
});

test('escapes quotes and backslashes, and writes non-ASCII text as a Display String', (t) => {
  t.is(structuredDictionary({ text: 'a "b" \\' }), 'text="a \\"b\\" \\\\"');
  t.is(structuredDictionary({ text: 'café "x" 5%' }), 'text=%"caf%c3%a9 %22x%22 5%25"');
  t.is(structuredDictionary({ text: 'a\nb' }), 'text=%"a%0ab"');
  t.is(structuredDictionary({ text: '\ud800' }), 'text=%"%ef%bf%bd"');
});

test('caps a number at the largest of the format', (t) => {
  t.is(structuredDictionary({ max: { decimal: 1e19 }, kcal: 1e30 }), 'max=999999999999.0, kcal=999999999999999');
  t.is(structuredDictionary({ max: { decimal: 99_999_999_999.129 } }), 'max=99999999999.129');
});
