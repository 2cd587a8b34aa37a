import test from 'ava';
import { createVerifiedTokenCache } from '../../../src/api/access-token/verified-token-cache.ts';

const inSeconds = (seconds: number) => Date.now() / 1000 + seconds;

test('keeps only the hash of a token, not its text', (t) => {
  const cache = createVerifiedTokenCache();
  t.is(cache.key('token').length, 44);
  t.not(cache.key('token'), cache.key('token2'));
});

test('does not keep an expired token', (t) => {
  const cache = createVerifiedTokenCache();
  cache.keepVerified('past', { clientId: 'c', kid: 'k', expiresAt: inSeconds(-1) });
  cache.keepVerified('alive', { clientId: 'c', kid: 'k', expiresAt: inSeconds(60) });
  t.is(cache.verified('past'), undefined);
  t.truthy(cache.verified('alive'));
});

test('drops the tokens of a revoked key and keeps the others', (t) => {
  const cache = createVerifiedTokenCache();
  cache.keepVerified('one', { clientId: 'c', kid: 'revoked', expiresAt: inSeconds(60) });
  cache.keepVerified('two', { clientId: 'c', kid: 'good', expiresAt: inSeconds(60) });
  cache.dropKeys(new Set(['revoked']));
  t.is(cache.verified('one'), undefined);
  t.truthy(cache.verified('two'));
});

test('a flood of bad tokens evicts no good one, and the cache holds at most ten thousand', (t) => {
  const cache = createVerifiedTokenCache();
  cache.keepVerified('good', { clientId: 'c', kid: 'k', expiresAt: inSeconds(60) });
  for (let n = 0; n <= 10_000; n += 1) cache.keepRefused(`bad-${n}`, { refused: 'reason' });
  t.truthy(cache.verified('good'));
  t.is(cache.refused('bad-0'), undefined);
  t.truthy(cache.refused('bad-10000'));
});

test('keeps a refused token for five seconds from its first refusal, however often it is refused', (t) => {
  let now = 1000;
  const cache = createVerifiedTokenCache({ now: () => now });
  cache.keepRefused('bad', { refused: 'unknown key' });
  now += 4000;
  cache.keepRefused('bad', { refused: 'unknown key' });
  t.truthy(cache.refused('bad'));
  now += 1001;
  t.is(cache.refused('bad'), undefined);
});
