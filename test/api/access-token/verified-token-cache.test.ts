import test from 'ava';
import { createVerifiedTokenCache } from '../../../src/api/access-token/verified-token-cache.ts';

const inSeconds = (seconds: number) => Date.now() / 1000 + seconds;

test('the text of a token is not kept, only its hash', (t) => {
  const cache = createVerifiedTokenCache();
  t.is(cache.key('token').length, 44);
  t.not(cache.key('token'), cache.key('token2'));
});

test('a token past its end is not kept', (t) => {
  const cache = createVerifiedTokenCache();
  cache.keepVerified('past', { clientId: 'c', kid: 'k', expiresAt: inSeconds(-1) });
  cache.keepVerified('alive', { clientId: 'c', kid: 'k', expiresAt: inSeconds(60) });
  t.is(cache.verified('past'), undefined);
  t.truthy(cache.verified('alive'));
});

test('the tokens of a revoked key are dropped, the others stay', (t) => {
  const cache = createVerifiedTokenCache();
  cache.keepVerified('one', { clientId: 'c', kid: 'revoked', expiresAt: inSeconds(60) });
  cache.keepVerified('two', { clientId: 'c', kid: 'good', expiresAt: inSeconds(60) });
  cache.dropKeys(new Set(['revoked']));
  t.is(cache.verified('one'), undefined);
  t.truthy(cache.verified('two'));
});

test('a flood of bad tokens pushes out no good one, and ten thousand are kept at most', (t) => {
  const cache = createVerifiedTokenCache();
  cache.keepVerified('good', { clientId: 'c', kid: 'k', expiresAt: inSeconds(60) });
  for (let n = 0; n <= 10_000; n += 1) cache.keepRefused(`bad-${n}`, { refused: 'reason' });
  t.truthy(cache.verified('good'));
  t.is(cache.refused('bad-0'), undefined);
  t.truthy(cache.refused('bad-10000'));
});
