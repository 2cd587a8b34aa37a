import test from 'ava';
import { structuredDictionary } from '../../src/lib/structured-field.ts';

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
