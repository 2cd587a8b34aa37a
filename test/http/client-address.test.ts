import test, { type ExecutionContext } from 'ava';
import { parseAddressList } from '../../src/lib/address-list.ts';
import { httpApp } from '../support/http-app.ts';
import { listening } from '../support/listening.ts';

/** The client address as seen by a service. */
async function seenAddress(t: ExecutionContext, trusted: string | null, forwarded?: string): Promise<string> {
  const app = httpApp({ trustedProxies: trusted === null ? undefined : parseAddressList(trusted) });
  app.use((ctx) => {
    ctx.body = ctx.ip;
  });
  const url = await listening(t, app.callback());
  const response = await fetch(url, forwarded === undefined ? {} : { headers: { 'X-Forwarded-For': forwarded } });
  return response.text();
}

test('trusts no forwarded address without trusted proxies', async (t) => {
  t.regex(await seenAddress(t, null, '192.0.2.1'), /127\.0\.0\.1$/);
  t.regex(await seenAddress(t, '10.0.0.0/8', '192.0.2.1'), /127\.0\.0\.1$/);
  t.regex(await seenAddress(t, '127.0.0.1'), /127\.0\.0\.1$/);
});

for (const [what, forwarded, expected] of [
  ['the client, from one proxy', '192.0.2.1', '192.0.2.1'],
  ['the client, from two proxies', '192.0.2.1, 10.0.0.7', '192.0.2.1'],
  ['not what the client made up', '198.51.100.9, 192.0.2.1, 10.0.0.7', '192.0.2.1'],
  ['the proxy, where it was sent nonsense', 'unknown, 10.0.0.7', '10.0.0.7'],
  ['an address with a port', '192.0.2.1:4711', '192.0.2.1'],
  ['an IPv6 address in brackets with a port', '[2001:db8::1]:4711', '2001:db8::1'],
  ['a client inside the trusted network', '10.0.0.9, 10.0.0.7', '10.0.0.9'],
] as const) {
  test(`behind trusted proxies the address is that of ${what}`, async (t) => {
    t.is(await seenAddress(t, '127.0.0.0/8, 10.0.0.0/8', forwarded), expected);
  });
}
