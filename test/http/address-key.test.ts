import test from 'ava';
import { addressKey } from '../../src/http/address-key.ts';

test('addresses of one IPv6 network share a key, and those of another do not', (t) => {
  const key = addressKey('2001:db8:1:2::1');
  t.is(addressKey('2001:db8:1:2:ffff:ffff:ffff:ffff'), key);
  t.not(addressKey('2001:db8:1:3::1'), key);
  t.is(addressKey('fe80::1%eth0'), addressKey('fe80::2'));
});

test('an IPv4 address has its own key, also when written inside IPv6', (t) => {
  t.is(addressKey('::ffff:192.0.2.7'), addressKey('192.0.2.7'));
  t.not(addressKey('192.0.2.8'), addressKey('192.0.2.7'));
  t.is(addressKey(''), '');
});
