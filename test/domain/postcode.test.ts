import test from 'ava';
import { toPostcode } from '../../src/domain/postcode.ts';

const UK = 'United Kingdom';

test('writes a postcode in upper case with one space, however it was typed', (t) => {
  for (const typed of ['st13 5aa', 'ST135AA', ' ST13  5AA ']) t.is(toPostcode(typed, UK), 'ST13 5AA');
});

test('accepts every form of a UK postcode', (t) => {
  for (const code of ['M1 1AE', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'W1A 0AX', 'EC1A 1BB', 'GIR 0AA', 'JE2 4WX']) {
    t.is(toPostcode(code, UK), code);
    t.is(toPostcode(code, 'Wales'), code);
  }
});

test('refuses an invalid postcode of the country, and leaves other countries alone', (t) => {
  for (const typed of ['', 'ST13', 'ST13 5A', 'ST13 5AAA', '5AA ST13', 'QT1 1AA', 'ST13 5CV', '10115']) {
    t.is(toPostcode(typed, UK), null, typed);
    t.is(toPostcode(typed, ''), null, typed);
  }
  t.is(toPostcode('10115', 'Germany'), '10115');
  t.is(toPostcode('D02 AF30', 'Ireland'), 'D02 AF30');
});
