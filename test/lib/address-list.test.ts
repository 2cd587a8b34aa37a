import test from 'ava';
import { parseAddressList } from '../../src/lib/address-list.ts';

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
