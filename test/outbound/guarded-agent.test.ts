import test from 'ava';
import { Response } from 'undici';
import { explained } from '../../src/outbound/explain-failure.ts';
import { FetchError } from '../../src/outbound/fetch-error.ts';
import { isPublicAddress, PrivateAddressError } from '../../src/outbound/guarded-agent.ts';
import { BodyTooLarge, readResponseBody } from '../../src/outbound/read-response-body.ts';

const refused = [
  ['0.0.0.0', 'this host'],
  ['0.1.2.3', 'this network'],
  ['10.0.0.1', 'private'],
  ['10.255.255.255', 'private'],
  ['100.64.0.1', 'carrier-grade NAT'],
  ['100.100.100.200', 'metadata of a cloud inside carrier-grade NAT'],
  ['100.127.255.255', 'carrier-grade NAT'],
  ['127.0.0.1', 'loopback'],
  ['127.1.2.3', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['168.63.129.16', 'platform services of a cloud'],
  ['169.254.0.1', 'link-local'],
  ['169.254.169.254', 'metadata'],
  ['169.254.170.2', 'metadata of containers'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.0.0.1', 'protocol assignments'],
  ['192.0.0.170', 'NAT64 discovery'],
  ['192.0.2.1', 'documentation'],
  ['192.88.99.1', '6to4 relay'],
  ['192.168.0.1', 'private'],
  ['192.168.255.255', 'private'],
  ['198.18.0.1', 'benchmarking'],
  ['198.19.255.255', 'benchmarking'],
  ['198.51.100.1', 'documentation'],
  ['203.0.113.1', 'documentation'],
  ['224.0.0.1', 'multicast'],
  ['239.255.255.250', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['0:0:0:0:0:0:0:1', 'loopback written out'],
  ['::127.0.0.1', 'IPv4-compatible'],
  ['::ffff:127.0.0.1', 'IPv4-mapped loopback'],
  ['::ffff:7f00:1', 'IPv4-mapped loopback in hexadecimal'],
  ['::ffff:10.0.0.1', 'IPv4-mapped private'],
  ['::ffff:169.254.169.254', 'IPv4-mapped metadata'],
  ['::ffff:8.8.8.8', 'IPv4-mapped, whatever inside'],
  ['::ffff:0:127.0.0.1', 'IPv4-translated'],
  ['64:ff9b::7f00:1', 'NAT64 of loopback'],
  ['64:ff9b::808:808', 'NAT64'],
  ['64:ff9b:1::1', 'local NAT64'],
  ['100::1', 'discard'],
  ['2001::1', 'Teredo'],
  ['2001:0:7f00:1::', 'Teredo'],
  ['2001:2::1', 'benchmarking'],
  ['2001:10::1', 'ORCHID'],
  ['2001:20::1', 'ORCHIDv2'],
  ['2001:db8::1', 'documentation'],
  ['2002:7f00:1::', '6to4 of loopback'],
  ['2002:a00:1::1', '6to4 of a private address'],
  ['3fff::1', 'documentation'],
  ['5f00::1', 'segment routing'],
  ['4000::1', 'outside global unicast'],
  ['fc00::1', 'unique local'],
  ['fd00:ec2::254', 'metadata over IPv6'],
  ['fdff:ffff::1', 'unique local'],
  ['fe80::1', 'link-local'],
  ['fe80::a9fe:a9fe', 'link-local'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['ff0e::1', 'multicast'],
  ['localhost', 'no address'],
  ['', 'nothing'],
  ['999.1.1.1', 'no address'],
] as const;

const allowed = [
  '1.1.1.1',
  '8.8.8.8',
  '93.184.216.34',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.255.255',
  '172.32.0.1',
  '192.167.255.255',
  '198.17.255.255',
  '223.255.255.255',
  '2606:4700::6810:84e5',
  '2a00:1450:4009:80b::200e',
] as const;

test('no internal address is public', (t) => {
  for (const [address, what] of refused) t.false(isPublicAddress(address), `${address} (${what})`);
  t.true(refused.length >= 60);
});

test('addresses of sites on the internet are public, also beside the private ranges', (t) => {
  for (const address of allowed) t.true(isPublicAddress(address), address);
});

const URL = 'https://kiln.example/menu';
const saidOf = (error: unknown): readonly [string, string] => {
  const { failure, message } = explained(URL, error, { timeMs: 12_500 });
  return [failure, message];
};
const coded = (code: string): Error => Object.assign(new Error('low'), { code });

test('explains to a person why a page could not be fetched, whatever wraps the cause', (t) => {
  const wrapped = (cause: Error) => new TypeError('fetch failed', { cause });
  t.deepEqual(saidOf(wrapped(coded('ENOTFOUND'))), ['unreachable', `${URL}: there is no such host`]);
  t.deepEqual(saidOf(wrapped(new AggregateError([coded('ECONNREFUSED'), coded('ENETUNREACH')]))), [
    'unreachable',
    `${URL}: the host refused the connection`,
  ]);
  t.deepEqual(saidOf(wrapped(new PrivateAddressError('kiln.example', '10.0.0.1'))), [
    'private address',
    `${URL}: kiln.example resolves to 10.0.0.1, which is not a public address; ALLOW_PRIVATE_SOURCES=true allows it`,
  ]);
  t.is(
    saidOf(new PrivateAddressError('10.0.0.1', '10.0.0.1'))[1],
    `${URL}: 10.0.0.1 is not a public address; ALLOW_PRIVATE_SOURCES=true allows it`,
  );
  t.deepEqual(saidOf(wrapped(new BodyTooLarge(20 * 1024 * 1024))), [
    'too large',
    `${URL}: the document is larger than 20 MB`,
  ]);
  t.deepEqual(saidOf(Object.assign(new Error('late'), { name: 'TimeoutError' })), [
    'timeout',
    `${URL}: no complete answer within 12.5 s`,
  ]);
  t.deepEqual(saidOf(wrapped(new Error('a strange thing'))), [
    'unreachable',
    `${URL}: the request failed (a strange thing)`,
  ]);
  t.is(saidOf('thrown')[1], `${URL}: the request failed (thrown)`);
});

test('leaves an explained error alone, and copes with one that is its own cause', (t) => {
  const error = new FetchError(URL, 'timeout', 'asked too often');
  t.is(explained(URL, error, { timeMs: 1 }), error);
  const circular = new Error('round');
  circular.cause = circular;
  t.is(saidOf(circular)[1], `${URL}: the request failed (round)`);
});

test('reads a body up to its limit, stated or not', async (t) => {
  const text = 'x'.repeat(2048);
  t.is((await readResponseBody(new Response(text), 2048)).toString(), text);
  await t.throwsAsync(readResponseBody(new Response(text), 2047), { message: 'the document is larger than 2 kB' });
  const stated = new Response('x', { headers: { 'content-length': '5000' } });
  await t.throwsAsync(readResponseBody(stated, 4999), { instanceOf: BodyTooLarge });
  t.true(stated.bodyUsed, 'the rest is not waited for');
  t.is((await readResponseBody(new Response(null), 1)).length, 0);
});
